import { descendantStyle, style } from './style.ts';

/**
 * A list without markers. With `list-style: none` Safari would drop the role of a list outside of a nav;
 * an empty string as the marker keeps it (https://bugs.webkit.org/show_bug.cgi?id=170179).
 */
export const plainList = style({});
// Outweighed by the rules of each list, in whichever order the two are loaded.
descendantStyle(`:where(${plainList})`, { listStyleType: "''", padding: 0 });
