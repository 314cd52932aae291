/** Each list and each result has a picture for shared links: `setu pictures` has drawn them. */
export const hasPreviews: boolean = true;
