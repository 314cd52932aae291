export { default, metadata, viewport } from '../../next/app/layout.jsx';
