import { frameTexts } from '../../../shared/frame.ts';
import { logo } from '../../../shared/logo.ts';
import type { Frame } from '../../../shared/react/Layout.tsx';

/** What stands around every page. */
export const frame: Frame = { institute: frameTexts, logo };
