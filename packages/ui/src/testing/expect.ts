import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

type Within = Pick<Locator, 'getByRole'>;

export const button = (name: string | RegExp, within: Within = page) =>
  within.getByRole('button', { name, exact: true });

/** Expects a link of this name to have this address. */
export const expectLink = (name: string | RegExp, href: string, within: Within = page) =>
  expect.element(within.getByRole('link', { name })).toHaveAttribute('href', href);

export const expectHeading = (level: number, name: string, within: Within = page) =>
  expect.element(within.getByRole('heading', { level, name })).toBeVisible();

/** The box of the element with this text, in the window. */
export const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
