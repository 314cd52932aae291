/** What the measuring scripts leave in a page. */
interface Window {
  benchTarget?: { x: number; y: number };
  benchAnsweredAt?: number;
  benchPaintedAt?: number;
  benchSlowest?: number;
}
