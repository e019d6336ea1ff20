import type { FastifyInstance } from 'fastify';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import type { NotificationsRepository } from '../data/notifications.repository.ts';
import type { Providers } from '../providers/create-providers.ts';
import { isSignedByInterswitch } from '../providers/interswitch/interswitch-webhook.ts';

export interface InterswitchWebhookDeps {
  readonly notifications: NotificationsRepository;
  readonly providers: Providers;
  readonly interswitchWebhookSecret: string;
}

const signatureHeader = 'x-interswitch-signature';

/** Signed over the bytes as they came. Even a genuine one only makes us ask. Answered 200 with an empty body once stored. */
export function receiveInterswitchWebhookRoute(app: FastifyInstance, deps: InterswitchWebhookDeps): void {
  const path = '/payments/notifications/interswitch';
  serveRaw(app, { method: 'POST', path }, async ({ headers, body }, { log }) => {
    const signature = headers[signatureHeader];
    const secret = deps.interswitchWebhookSecret;
    const genuine = secret !== '' && typeof signature === 'string' && isSignedByInterswitch(body, signature, secret);
    if (!genuine) {
      // Not stored: anybody could fill our disk with it.
      log.warn({ provider: 'interswitch', bytes: body.length }, 'a webhook without a valid signature was refused');
      return { status: 401 };
    }
    const parsed = deps.providers.interswitch.parseNotification(body);
    if (parsed.kind !== 'notices') return { status: 400 };
    await deps.notifications.keep({
      provider: 'interswitch',
      headers: { [signatureHeader]: signature },
      signatureValid: true,
      notices: parsed.notices,
      entries: parsed.entries,
      unreadable: parsed.unreadable,
    });
    return { status: 200 };
  });
}
