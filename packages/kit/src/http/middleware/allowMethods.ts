import type { Middleware } from '../compose.ts';
import type { Refuse } from '../sendText.ts';

export const allowMethods =
  (methods: readonly string[], refuse: Refuse): Middleware =>
  (context, next) => {
    if (methods.includes(context.request.method ?? '')) return next();
    context.response.setHeader('allow', methods.join(', '));
    refuse(context, 405, 'Method not allowed.');
  };
