/** Languages written in Devanagari, as alternatives of a pattern: Hindi, Marathi, Nepali, Konkani, Maithili, Sanskrit. */
export const devanagariLanguages = 'hi|mr|ne|kok|mai|sa';
