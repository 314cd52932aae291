import type { Page } from 'playwright';

/** The position and style of every rendered element of the library, without what is invisible where it differs. */
export const readLook = (page: Page): Promise<object[]> =>
  page.evaluate(() => {
    // A border has a style also without a width.
    const invisible =
      /^(?:--.*|border-.*-style|-webkit-tap-highlight-color|appearance|tab-size|vertical-align)$/;
    return [...document.querySelectorAll('#root :is(header, main, footer) *')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !invisible.test(name));
        const { x, y } = element.getBoundingClientRect();
        return {
          element: element.outerHTML.slice(0, 80),
          x,
          y,
          ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        };
      });
  });
