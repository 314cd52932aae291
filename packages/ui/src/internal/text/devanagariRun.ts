/** Words in Devanagari, with what stands between them. */
export const devanagariRun =
  /[\u0900-\u097f](?:[\s,;:'"()\u0900-\u097f\u200c-\u200d-]*[\u0900-\u097f\u200c-\u200d])?/;
