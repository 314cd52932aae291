import { setu } from './setu.ts';
import { writeTheme } from './writeTheme.ts';

// The default theme also applies where no theme is named, so that a first component looks right immediately;
// with `:where` any named theme wins over it, whichever stylesheet a page loads last.
writeTheme([':where(:root)', '[data-setu-theme="setu"]'], setu);
