import { pageTitle } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';

export const heading = style(pageTitle);
