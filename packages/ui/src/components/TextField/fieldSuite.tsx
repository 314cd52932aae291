import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { AnyFieldProps } from './Field.tsx';
import { page, render, renderOnServer } from '../../testing/browser.ts';

export interface FieldUnderTest {
  /** The component with the label 'Label' and these props. */
  field: (props: AnyFieldProps) => ReactNode;
  /** The component with something in it, other than what `enter` enters. */
  prefilled: ReactNode;
  /** The element with the accessible name, the description and the passed attributes. */
  element: () => Locator;
  /** Enters something, with scripts or without. */
  enter: () => Promise<void>;
  /** Whether the entry is in the field. */
  entered: () => boolean;
}

/** Tests that all kinds of fields share. */
export function fieldSuite({ field, prefilled, element, enter, entered }: FieldUnderTest) {
  test('is named by its visible label', async () => {
    await render(field({}));
    await expect.element(page.getByText('Label', { exact: true })).toBeVisible();
    await expect.element(element()).toHaveAccessibleName('Label');
    await expect.element(element()).not.toHaveAttribute('aria-describedby');
  });

  test('is described by its error, its hint and whatever else is asked, in that order', async () => {
    await render(
      <>
        {field({ hint: 'A hint', error: 'An error', 'aria-describedby': 'more' })}
        <p id="more">More</p>
      </>,
    );
    await expect.element(element()).toHaveAccessibleDescription('An error A hint More');
    await expect.element(page.getByText('An error')).toBeVisible();
    await expect.element(page.getByText('A hint')).toBeVisible();
  });

  test('is invalid with an error, and only then', async () => {
    const screen = await render(field({ required: true }));
    await expect.element(element()).toHaveAttribute('aria-invalid', 'false');
    await screen.rerender(field({ required: true, error: 'An error' }));
    await expect.element(element()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(element()).toBeRequired();
    await screen.rerender(field({ 'aria-invalid': true }));
    await expect.element(element()).toHaveAttribute('aria-invalid', 'true');
  });

  test.for(['empty', 'prefilled'])(
    '%s, keeps what was entered before React arrived',
    async (as) => {
      const ui = as === 'empty' ? field({ error: 'An error' }) : prefilled;
      const { hydrate } = renderOnServer(ui);
      const before = entered();
      await enter();
      expect(entered()).toBe(!before);
      await hydrate();
      expect(entered()).toBe(!before);
    },
  );
}
