import { createHmac } from 'node:crypto';
import { type Channel, type Notice, Undelivered } from './notice.ts';

export interface WebhookSettings {
  /** https, or http to this machine. */
  url: string;
  /** Each one signs, so that a secret can be replaced. */
  secrets: readonly Buffer[];
}

const timeoutMs = 10_000;

/**
 * Posts notices as JSON, signed according to Standard Webhooks; receivers verify them with one of its libraries:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function webhookChannel({ url, secrets }: WebhookSettings): Channel {
  return {
    name: 'webhook',
    async send(notice, signal) {
      const body = JSON.stringify(payloadOf(notice));
      const id = `msg_${notice.id}`;
      const timestamp = Math.floor(Date.now() / 1000);
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': secrets
            .map((secret) => sign(secret, `${id}.${timestamp}.${body}`))
            .join(' '),
        },
        body,
        // No redirects: a signed notice is sent only to the configured address.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((error: unknown) => {
        throw new Undelivered(reasonOf(error));
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Undelivered(`the receiver answered ${answer.status}`);
      return undefined;
    },
  };
}

/** The payload of a webhook: ids as texts; what visitors wrote only if enabled. */
function payloadOf({ count, since, messages }: Notice) {
  return {
    type: 'contact.messages',
    timestamp: since,
    data: { count, messages: messages.map(({ id, words }) => ({ id, ...words })) },
  };
}

function sign(secret: Buffer, content: string): string {
  return `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
