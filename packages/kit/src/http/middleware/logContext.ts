import type { Middleware } from '../compose.ts';
import { currentRequest } from '../../logging/requestId.ts';

/** Whatever is logged from here on names the request. */
export const logContext: Middleware = ({ id }, next) => currentRequest.run(id, next);
