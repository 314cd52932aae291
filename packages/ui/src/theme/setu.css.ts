import { setu } from './setu.ts';
import { writeTheme } from './writeTheme.ts';

// The default theme also holds where no theme is named, so that a first component looks right at once;
// with `:where` any named theme wins over it, whichever sheet a page loads last.
writeTheme([':where(:root)', '[data-setu-theme="setu"]'], setu);
