import { logToStderr } from './log.ts';
import type { Log } from './log.ts';

/** Parts of a database error that name the schema, never a value. */
const schemaParts = ['code', 'severity', 'schema', 'table', 'column', 'constraint'] as const;

/** The only free texts that may pass: the ones the engine prints before an error. */
const knownLabels = new Set(['Auth error:', 'Introspection failed:']);

/**
 * What may be said of a value given to `console`: of an error its name and which rule it broke.
 * Messages, details, statements and parameters may hold a visitor's words and are left out.
 */
export function redact(value: unknown): string {
  if (typeof value === 'string') return knownLabels.has(value) ? value : '(text withheld)';
  if (typeof value !== 'object' || value === null) return '(value withheld)';
  const name = value instanceof Error ? value.name : 'object';
  const parts = schemaParts.flatMap((part) => {
    const held = (value as Record<string, unknown>)[part];
    return typeof held === 'string' && held !== '' ? [`${part}=${held}`] : [];
  });
  return [name, ...parts].join(' ');
}

/** Classes of errors that are the sender's own and have been answered with a 4xx: no news here. */
const answeredCode = /^(2[123]...|42...|PGRST\d*)$/;

function isAnswered(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name } = value as { code?: unknown; name?: unknown };
  return name === 'RelationNotFoundError' || (typeof code === 'string' && answeredCode.test(code));
}

/**
 * Replaces `console.*` of this process: `@supabase/lite` prints failed statements with their
 * parameters, which are a visitor's message.
 */
export function redactConsole(log: Log = logToStderr): void {
  for (const method of ['debug', 'error', 'info', 'log', 'warn', 'trace'] as const) {
    console[method] = (...values: unknown[]) => {
      if (!values.some(isAnswered)) log(`[database] ${values.map(redact).join(' ')}`);
    };
  }
}
