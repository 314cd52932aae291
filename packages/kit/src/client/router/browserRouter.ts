// `vite/separateRouter.ts` gives this file a copy of react-router of its own: the rest of the site shares
// one file with what only navigation needs, and would bring that along with every page.
export { createBrowserRouter } from 'react-router-dom';
