/** A locale written in Devanagari: Hindi, Marathi, Nepali, Konkani, Maithili or Sanskrit. */
export const devanagariLocale = /^(hi|mr|ne|kok|mai|sa)\b/;

export const devanagariLanguages = ['hi', 'mr', 'ne', 'kok', 'mai', 'sa'];
