import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import type { NotificationsRepository } from '../data/notifications.repository.ts';
import type { Providers } from '../providers/create-providers.ts';
import { largestNotificationBytes } from '../providers/remita/remita-notification.ts';

export interface RemitaNotificationDeps {
  readonly notifications: NotificationsRepository;
  readonly providers: Providers;
  readonly remitaNotificationSecret: string;
}

/**
 * Remita's notification: unsigned, so it proves nothing. It is stored and answered `Ok`; then the provider is asked. Whoever
 * does not know the secret segment of the address finds nothing here.
 */
export function receiveRemitaNotificationRoute(app: FastifyInstance, deps: RemitaNotificationDeps): void {
  serveRaw(
    app,
    { method: 'POST', path: '/payments/notifications/remita/:secret', bodyLimit: largestNotificationBytes },
    async ({ params, body }, { log }) => {
      if (!isSame(params.secret ?? '', deps.remitaNotificationSecret)) throw new BusinessError('route.not-found');
      const parsed = deps.providers.remita.parseNotification(body);
      const { unreadable } = parsed;
      if (parsed.kind === 'unreadable' && unreadable.length === 0) {
        log.error(
          { provider: 'remita', reason: parsed.reason, bytes: body.length },
          'a notification could not be read',
        );
        return { status: 400, body: 'Not Ok' };
      }
      const { notices, entries } = parsed.kind === 'notices' ? parsed : { notices: [], entries: [] };
      await deps.notifications.keep({
        provider: 'remita',
        headers: {},
        signatureValid: null,
        notices,
        entries,
        unreadable,
      });
      if (unreadable.length > 0) {
        log.error(
          { provider: 'remita', unreadable: unreadable.length, read: notices.length },
          'entries of a notification could not be read: they are kept as they came',
        );
      }
      return { status: 200, body: 'Ok' };
    },
  );
}

/** Compares digests, so that the time taken says nothing about the secret. An empty secret admits nobody. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secret !== '' && timingSafeEqual(digest(given), digest(secret));
}
