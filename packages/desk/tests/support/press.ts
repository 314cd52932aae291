import { page, userEvent } from 'vitest/browser';

/** Presses the button of a name. */
export const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
