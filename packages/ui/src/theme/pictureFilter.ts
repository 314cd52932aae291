/** The variable with the CSS filter that a mode of a theme applies to pictures. */
export const pictureFilter = '--setu-picture-filter';
