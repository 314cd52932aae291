/** Shown in place of a text that an item does not have. */
export const titleNotAvailable = 'Title not available';
export const categoryNotAvailable = 'Category not available';
export const dateNotAvailable = 'Date not available';

export const notAvailable = { titleNotAvailable, categoryNotAvailable, dateNotAvailable };

export type NotAvailableLabels = typeof notAvailable;
