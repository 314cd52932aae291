import type { HydrationOptions } from 'react-dom/client';

/**
 * React renders a page again in which a translator has changed texts. Its options then put back what the page's forms
 * have, and the menu that was open.
 */
export function keepInput(): HydrationOptions {
  const forms = [...document.forms];
  const popovers = () => [...document.querySelectorAll<HTMLElement>('[popover]')];
  // Older browsers do not know `:popover-open`.
  let open = popovers().findIndex((popover) => popover.getClientRects()[0]);
  const focused = document.activeElement?.getAttribute('name');
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    popovers()[open]?.showPopover?.();
    open = -1;
    forms.splice(0).forEach((form, index) => {
      new FormData(form).forEach((value, name) => {
        // Radios of one name are a list, which checks the one of a value.
        const field = document.forms[index]?.elements.namedItem(name) as HTMLInputElement | null;
        Object.assign(field ?? {}, { value, checked: true });
        if (name === focused) field?.focus?.();
      });
    });
  };
  return { onRecoverableError };
}
