import type { Middleware } from '../compose.ts';
import { sendPlain } from '../sendText.ts';

/** 405 for any other method. */
export const allowMethods =
  (...methods: string[]): Middleware =>
  (context, next) => {
    if (methods.includes(context.request.method ?? '')) return next();
    context.response.setHeader('allow', methods.join(', '));
    sendPlain(context, 405, 'Method not allowed.');
  };
