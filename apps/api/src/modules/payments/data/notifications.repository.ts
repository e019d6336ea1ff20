import type { Provider } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { ProviderNotice } from '../providers/payment-provider.ts';

export interface ReceivedNotification {
  readonly provider: Provider;
  readonly raw: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the provider does not sign. */
  readonly signatureValid: boolean | null;
  readonly notice: ProviderNotice;
}

export interface WaitingNotification {
  readonly id: number;
  readonly provider: Provider;
  readonly raw: Buffer;
  readonly dedupeKey: string;
  readonly receivedAt: Date;
}

export function notificationsRepository(db: Database) {
  const pool = db.$client;

  return {
    /** Kept once per fact. False for a repetition. */
    async keep({ provider, raw, headers, signatureValid, notice }: ReceivedNotification): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'notification-keep',
        text: `insert into provider_notifications (provider, dedupe_key, signature_valid, raw, headers)
          values ($1, $2, $3, $4, $5) on conflict (provider, dedupe_key) do nothing`,
        values: [provider, notice.dedupeKey, signatureValid, Buffer.from(raw), headers],
      });
      return rowCount === 1;
    },

    async waiting(limit: number): Promise<WaitingNotification[]> {
      const { rows } = await pool.query<WaitingNotification>({
        name: 'notifications-waiting',
        text: `select id, provider, raw, dedupe_key as "dedupeKey", received_at as "receivedAt" from provider_notifications
          where processed_at is null order by id desc limit $1`,
        values: [limit],
      });
      return rows;
    },

    /**
     * Lets the attempt a notice is about be asked for now: however many notices say so, it is asked once, and again until the
     * provider answers. An attempt whose reference is being created right now is left alone, and so is one that a person
     * looks at. The attempt, if there is one.
     */
    async wake(
      provider: Provider,
      { providerReference, orderId }: ProviderNotice,
      now: Date,
    ): Promise<{ readonly id: string; readonly isAsked: boolean } | undefined> {
      const { rows } = await pool.query<{ id: string; isAsked: boolean }>({
        name: 'notification-wake',
        text: `with found as (
            select id, state from payment_intents
            where provider = $1 and (provider_ref = $2 or order_id = $3) and state <> 'INITIATING'
          ), woken as (
            update payment_intents i set checks = 0, next_check_at = least(coalesce(i.next_check_at, $4), $4) from found
            where i.id = found.id
              and i.state in ('AWAITING_PAYMENT', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED', 'CONFIRMED')
            returning i.id
          )
          select found.id, woken.id is not null as "isAsked" from found left join woken using (id) limit 1`,
        values: [provider, providerReference, orderId, now],
      });
      return rows[0];
    },

    /** `noted`: about money that a person looks at already. */
    async finish(id: number, outcome: 'asked' | 'noted' | 'orphan', intentId: string | null, now: Date): Promise<void> {
      await pool.query(
        'update provider_notifications set processed_at = $2, outcome = $3, intent_id = $4 where id = $1',
        [id, now, outcome, intentId],
      );
    },

    /** The latest notice about an attempt, as it came: the only place where Remita names the channel. */
    async latestAbout(intentId: string): Promise<Buffer | undefined> {
      const { rows } = await pool.query<{ raw: Buffer }>(
        'select raw from provider_notifications where intent_id = $1 order by id desc limit 1',
        [intentId],
      );
      return rows[0]?.raw;
    },
  };
}

export type NotificationsRepository = ReturnType<typeof notificationsRepository>;
