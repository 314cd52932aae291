/** Words in Devanagari, with the spaces and punctuation between them. Captured: `split` keeps them as every second part. */
export const devanagariRun =
  /(\p{sc=Deva}(?:[\s,;:'"()\u0900-\u097f\u200c-\u200d-]*[\u0900-\u097f\u200c-\u200d])?)/u;
