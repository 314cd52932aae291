import { data } from 'react-router-dom';

export const loader = () => data(null, { status: 404 });

export const meta = () => ({ title: 'Missing' });

export const Page = () => <h1>Nothing here</h1>;
