const format = new Intl.NumberFormat('en-IN');

/** A number as India writes it: 1,00,000. */
export const groupDigits = (number: number) => format.format(number);
