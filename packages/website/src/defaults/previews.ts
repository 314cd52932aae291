/** No picture of a shared link has been drawn of a page: `setu pictures` draws them. */
export const hasPreviews: boolean = false;
