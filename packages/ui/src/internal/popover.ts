/** Whether a visitor has opened this popover natively; false where the browser does not support popovers. */
export function isPopoverOpen(element: HTMLElement | null): element is HTMLElement {
  try {
    return element !== null && element.matches(':popover-open');
  } catch {
    return false;
  }
}
