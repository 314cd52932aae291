import { format } from 'node:util';
import { currentRequest } from './requestId.ts';

/**
 * Logs for operators, with an error or other details. Never an address, a query string, typed text or a user agent.
 * Default level: `info` without a detail, `error` with an error, else `warn`.
 */
export type Log = (message: string, detail?: unknown, level?: Level) => void;

export type LogFormat = 'json' | 'text';

type Level = 'info' | 'warn' | 'error';

/* oxlint-disable no-console -- this module writes to the console and intercepts it */

/** Logs text, or one JSON object a line, into which it also turns the console output of pages (failed reads). */
export function startLogging(logFormat: LogFormat): Log {
  if (logFormat === 'text') return logText;
  // A full disk or a reader that is gone must not end the site; `console`, which writes text, ignores both.
  process.stdout.on('error', () => {});
  const write = (level: Level, message: string, detail?: unknown) =>
    void process.stdout.write(`${jsonLine(level, message, detail)}\n`);
  console.log = (...parts: unknown[]) => write('info', format(...parts));
  console.info = console.log;
  console.warn = (...parts: unknown[]) => write('warn', format(...parts));
  console.error = (...parts: unknown[]) => write('error', format(...parts));
  return (message, detail, level = levelOf(detail)) => write(level, message, detail);
}

function logText(message: string, detail?: unknown, level = levelOf(detail)): void {
  const request = currentRequest.getStore();
  if (level === 'info') console.log(message);
  else if (detail === undefined) console.error(message);
  else console.error(request === undefined ? message : `${message} [${request}]`, detail);
}

function levelOf(detail: unknown): Level {
  if (detail === undefined) return 'info';
  return detail instanceof Error ? 'error' : 'warn';
}

export function jsonLine(level: Level, message: string, detail?: unknown): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: message.trim().replace(/\s+/g, ' '),
    request: currentRequest.getStore(),
    ...(detail instanceof Error ? { error: errorFields(detail) } : { detail }),
  });
}

function errorFields(error: Error): Record<string, unknown> {
  const { name, message, stack } = error;
  const { code, kind, status } = error as Error & Record<string, unknown>;
  // Without the cause, in which a backend may repeat a visitor's text.
  return { name, message, code, kind, status, stack };
}
