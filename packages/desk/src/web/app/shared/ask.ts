import { readClock } from '@setu/data/staff';
import type { ApiRoutes } from '../../api/routes.ts';

type Name = keyof ApiRoutes;
export type Answer<Of extends Name> = Awaited<ReturnType<ApiRoutes[Of]>>;

/** Why a request failed: the link is used or its key lost, the desk has ended, the item is gone, or it was refused. */
export class AskError extends Error {
  readonly kind: 'closed' | 'ended' | 'gone' | 'refused';
  constructor(kind: AskError['kind'], message = '') {
    super(message);
    this.kind = kind;
  }
  static of(reason: unknown): AskError {
    return reason instanceof AskError ? reason : new AskError('refused', String(reason));
  }
}

const keyName = 'setu-desk-key';

/** Opens the desk with the token of the link, and removes the token from the address. */
export async function startSession(): Promise<void> {
  const [, token] = /^#token=(.+)$/.exec(location.hash) ?? [];
  if (token === undefined) return;
  history.replaceState(null, '', '/');
  const { key } = (await send('POST', '/api/session', { token })) as { key: string };
  localStorage.setItem(keyName, key);
}

export async function ask<Of extends Name>(
  name: Of,
  input: Record<string, unknown> = {},
): Promise<Answer<Of>> {
  const [method = '', path = ''] = name.split(' ');
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return method === 'GET'
    ? ((await send(method, `${path}?${query}`)) as Answer<Of>)
    : ((await send(method, path, input)) as Answer<Of>);
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        'x-desk-key': localStorage.getItem(keyName) ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new AskError('ended');
  }
  readClock(response);
  if (response.status === 401) throw new AskError('closed');
  if (response.status === 410) throw new AskError('gone');
  const value: unknown = await response.json().catch(() => null);
  if (response.ok) return value;
  throw new AskError('refused', (value as { error?: string } | null)?.error ?? '');
}
