import { app } from 'virtual:setu/app';
import { hydrate } from './hydrate.tsx';

void hydrate(app);
