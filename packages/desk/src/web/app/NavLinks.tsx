import { Button, Inline } from '@setu/ui';

interface NavLinksProps {
  label: string;
  links: readonly { href: string; text: string; isCurrent: boolean }[];
}

/** Links to pages of the desk, including the open one. */
export const NavLinks = ({ label, links }: NavLinksProps) => (
  <nav aria-label={label}>
    <Inline as="ul" gap="x2">
      {links.map(({ href, text, isCurrent }) => (
        <Button
          key={href}
          size="sm"
          href={href}
          variant={isCurrent ? 'secondary' : 'quiet'}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Button>
      ))}
    </Inline>
  </nav>
);
