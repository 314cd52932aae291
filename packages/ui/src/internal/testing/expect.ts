import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

type Within = Pick<Locator, 'getByRole'>;

/** That a link of this name leads there. */
export const expectLink = (name: string | RegExp, href: string, within: Within = page) =>
  expect.element(within.getByRole('link', { name })).toHaveAttribute('href', href);

export const expectHeading = (level: number, name: string, within: Within = page) =>
  expect.element(within.getByRole('heading', { level, name })).toBeVisible();

/** Where the element with these words stands in the window. */
export const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
