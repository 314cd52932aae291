/** Whether the browser has popovers: https://caniuse.com/mdn-api_htmlelement_popover */
export const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Whether a visitor has opened this popover natively; false where the browser does not support popovers. */
export function isPopoverOpen(element: HTMLElement | null): element is HTMLElement {
  return element !== null && hasPopovers() && element.matches(':popover-open');
}
