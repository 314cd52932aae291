import { addons } from 'storybook/manager-api';
import { brands } from '../stories/docs/brand.ts';

// The frame follows the system; the pages inside follow the toolbar.
const dark = matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: dark.matches ? brands.dark : brands.light });
