import type { IncomingMessage } from 'node:http';
import { createCountedLog } from '../logging/countedLog.ts';
import type { Log } from '../logging/log.ts';
import type { Forwarded } from './forwarded.ts';
import type { Refuse } from './sendText.ts';

export type LogRefusal = (request: IncomingMessage) => void;

const advice =
  " Some came with a proxy's header, such as X-Forwarded-For: if the proxy is yours, set TRUST_PROXY, or all " +
  'visitors share one limit: https://github.com/setu-ui/setu/blob/main/docs/deploy.md#proxies';

/** Counts requests that a limit refuses, and logs their number. `what`: their plural. */
export function createRefusalLog(log: Log, what: string, forwarded: Forwarded): LogRefusal {
  let isProxied = false;
  const refused = createCountedLog(log, (count) => {
    const cause = isProxied ? advice : '';
    isProxied = false;
    return `Too many ${what}: ${count} refused.${cause}`;
  });
  return (request) => {
    isProxied ||= forwarded.isUntrusted(request);
    refused();
  };
}

/** Refuses, and counts it. */
export const counted =
  (refuse: Refuse, onRefused: LogRefusal): Refuse =>
  (context, status, text) => {
    onRefused(context.request);
    refuse(context, status, text);
  };
