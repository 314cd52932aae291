import { type IconName, arcPath, icons } from '../icons.ts';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

export function Arc() {
  return (
    <svg className="arc icon" viewBox="0 0 44 16" aria-hidden="true">
      <path d={arcPath} />
    </svg>
  );
}
