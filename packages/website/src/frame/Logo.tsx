import { institute } from '@site/institute.ts';

/** The mark (a bridge and its reflection) beside the name. The link around it carries the label. */
export function Logo() {
  return (
    <span className="logo">
      <svg width="2.25rem" height="2.25rem" viewBox="0 0 64 64" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 36Q32-19 62 36H55Q32-5 9 36zM0 35h64v6H0zM16 19h4v17h-4zM30 12h4v24h-4zM44 19h4v17h-4z"
        />
        <path fill="var(--setu-color-accent)" d="M8 46H17Q32 66 47 46H56Q32 78 8 46z" />
      </svg>
      <span>{institute.name}</span>
    </span>
  );
}
