export { default, generateMetadata } from '../../../next/app/[slug]/page.jsx';

export const dynamic = 'force-dynamic';
