import * as styles from './SiteFooter.css.ts';

/** Three spans of a bridge with their hangers, stretched over the footer's width. Decoration. */
export function FooterBridge() {
  const spans = [0, 400, 800];
  const hangers = [50, 100, 150, 200, 250, 300, 350];
  return (
    <svg
      aria-hidden="true"
      className={styles.bridge}
      viewBox="0 0 1200 96"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      {spans.map((start) => (
        <path
          key={start}
          vectorEffect="non-scaling-stroke"
          // One text for all three compresses to next to nothing.
          transform={`translate(${start})`}
          d={hangers.map((x) => `M${x} 72V${Math.round(72 - 0.0014 * x * (400 - x))}`).join('')}
        />
      ))}
      <path vectorEffect="non-scaling-stroke" d="M0 72H1200M0 77H1200" />
      <path
        vectorEffect="non-scaling-stroke"
        className={styles.span}
        strokeWidth="2"
        d="M0 72Q200 -40 400 72Q600 -40 800 72Q1000 -40 1200 72"
      />
    </svg>
  );
}
