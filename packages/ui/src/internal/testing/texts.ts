/** Texts that no designer plans for and some author will write. */

/** 320 letters without a place to break. */
export const unbroken = 'Donaudampfschifffahrtselektrizitäten'.repeat(9).slice(0, 320);

export const hindi =
  'संविधान का अनुच्छेद 123 राष्ट्रपति को यह शक्ति देता है कि संसद के सत्र में न होने पर अध्यादेश जारी करें।';

/** 5,000 characters: both of these and many sentences. */
export const long = `${unbroken} ${hindi} ${'A sentence that goes on and on. '.repeat(150)}`.slice(
  0,
  5000,
);
