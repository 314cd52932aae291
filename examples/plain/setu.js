export * from '@setu/ui';
export { createElement } from 'react';
export { createRoot } from 'react-dom/client';
