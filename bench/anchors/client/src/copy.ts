import { frameTexts } from '../../../shared/frame.ts';
import { logo } from '../../../shared/logo.ts';
import type { Frame } from '../../../shared/react/Layout.tsx';

/** The texts and the logo of the frame of every page. */
export const frame: Frame = { institute: frameTexts, logo };
