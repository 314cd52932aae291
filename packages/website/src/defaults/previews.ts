/** No link previews of pages have been drawn: `setu pictures` draws them. */
export const hasPreviews: boolean = false;
