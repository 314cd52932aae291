export { default, generateMetadata } from '../../../../next/app/[slug]/[id]/page.jsx';

export const dynamic = 'force-dynamic';
