import type { Log } from '../process/log.ts';

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

/**
 * Replaces `console.*` of this process: `@supabase/lite` prints failed statements with their
 * parameters, which are a visitor's message. What may be said is given to `hear`.
 */
export function redactConsole(hear: Log): void {
  for (const method of ['debug', 'error', 'info', 'log', 'warn', 'trace'] as const) {
    console[method] = (...values: unknown[]) => hear(values.map(redact).join(' '));
  }
}
