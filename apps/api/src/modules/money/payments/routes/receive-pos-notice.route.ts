import type { FastifyInstance } from 'fastify';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import type { NotificationsRepository } from '../data/notifications.repository.ts';
import type { Providers } from '../providers/create-providers.ts';
import { isSignedByPos, posSignatureHeader } from '../providers/pos/pos-notice.ts';

export interface PosNoticeDeps {
  readonly notifications: NotificationsRepository;
  readonly providers: Providers;
  readonly posWebhookSecret: string;
}

/** A terminal's notice, signed by its network over the bytes as they came. Even a genuine one only makes us ask the network. */
export function receivePosNoticeRoute(app: FastifyInstance, deps: PosNoticeDeps): void {
  const path = '/payments/notifications/pos';
  serveRaw(app, { method: 'POST', path }, async ({ headers, body }, { log }) => {
    const signature = headers[posSignatureHeader];
    if (!isSignedByPos(body, signature, deps.posWebhookSecret)) {
      // Not stored: anybody could fill our disk with it.
      log.warn({ provider: 'pos', bytes: body.length }, 'a notice of a terminal without a valid signature was refused');
      return { status: 401 };
    }
    const parsed = deps.providers.pos.parseNotification(body);
    if (parsed.kind !== 'notices') return { status: 400 };
    await deps.notifications.keep({
      provider: 'pos',
      headers: { [posSignatureHeader]: String(signature) },
      signatureValid: true,
      notices: parsed.notices,
      entries: parsed.entries,
      unreadable: parsed.unreadable,
    });
    return { status: 200 };
  });
}
