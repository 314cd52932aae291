import { style } from './style.ts';

/**
 * A list without markers. With `list-style: none` Safari would no longer call it a list outside of a
 * nav; an empty string as the marker keeps the role (https://bugs.webkit.org/show_bug.cgi?id=170179).
 */
export const plainList = style({ listStyleType: "''", padding: 0 });
