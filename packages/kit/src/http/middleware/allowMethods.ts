import type { Middleware } from '../compose.ts';
import { sendPlain } from '../sendText.ts';

/** 405 for any other method. */
export const allowMethods =
  (...methods: string[]): Middleware =>
  (exchange, next) => {
    if (methods.includes(exchange.request.method ?? '')) return next();
    exchange.answer.setHeader('allow', methods.join(', '));
    sendPlain(exchange, 405, 'Method not allowed.');
  };
