export { default } from '../next/next.config.mjs';
