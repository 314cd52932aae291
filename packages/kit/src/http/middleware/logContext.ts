import type { Middleware } from '../compose.ts';
import { currentRequest } from '../../logging/requestId.ts';

/** Adds the request's id to everything that is logged from here on. */
export const logContext: Middleware = ({ id }, next) => currentRequest.run(id, next);
