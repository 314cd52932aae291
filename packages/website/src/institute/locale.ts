import { institute } from '@site/institute.ts';

/** The language of the site's own texts, as `<html lang>` and `Intl` take it. */
export const lang = `${institute.language}-IN`;
