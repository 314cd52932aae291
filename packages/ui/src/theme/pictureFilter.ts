/** The variable with what a mode of a theme does to pictures. */
export const pictureFilter = '--setu-picture-filter';
