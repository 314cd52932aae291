import { sangam } from './sangam.ts';
import { writeTheme } from './writeTheme.ts';

writeTheme(['[data-setu-theme="sangam"]'], sangam);
