// What a page needs only after it has been used: its script comes when React is there.
export { PageError } from './errorScreens.tsx';
export { createRealRouter } from './router/realRouter.ts';
