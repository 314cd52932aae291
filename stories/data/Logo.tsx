/** The logo of the sample institute, in the current text colour and the accent. `label` is its name. */
export function Logo({ label }: { label?: string }) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width="40" height="40" viewBox="0 0 64 64" {...spoken}>
      <path
        fill="currentColor"
        d="M2 36Q32-19 62 36H55Q32-5 9 36zM0 35h64v6H0zM16 19h4v17h-4zM30 12h4v24h-4zM44 19h4v17h-4z"
      />
      <path fill="var(--setu-color-accent)" d="M8 46H17Q32 66 47 46H56Q32 78 8 46z" />
    </svg>
  );
}
