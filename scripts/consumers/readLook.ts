import type { Page } from 'playwright';

/** The visible properties of an element; without border styles, which are invisible without a width. */
const visibleProperties = [
  'background-color',
  'border-bottom-color',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  'border-top-width',
  'box-shadow',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-left',
  'margin-top',
  'opacity',
  'padding-bottom',
  'padding-left',
  'padding-top',
  'text-align',
  'text-decoration-line',
  'width',
];

/** The position and visible properties of every rendered element of the library. */
export const readLook = (page: Page): Promise<object[]> =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('#root :is(header, main, footer) *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const style = getComputedStyle(element);
          const { x, y } = element.getBoundingClientRect();
          return {
            element: element.outerHTML.slice(0, 80),
            x,
            y,
            ...Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
          };
        }),
    visibleProperties,
  );
