import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 32 bytes at random, as Standard Webhooks 1.0.0 writes them. */
export function makeWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

export interface Message {
  /** Of the event: the same at every attempt. */
  readonly id: string;
  /** Of the attempt. */
  readonly at: Date;
  /** The very bytes that are sent. */
  readonly body: string;
}

/** The headers of Standard Webhooks 1.0.0: a signature by each secret, so that a receiver may have the old one or the new one. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

/** As clients of the earlier portal check it: HMAC-SHA256 of the body under the text of the secret. One signature; it knows no second one. */
export function noticeSignature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}
