/** Properties that the measuring scripts set in a page. */
interface Window {
  benchTarget?: { x: number; y: number };
  benchAnsweredAt?: number;
  benchPaintedAt?: number;
  benchSlowest?: number;
}
