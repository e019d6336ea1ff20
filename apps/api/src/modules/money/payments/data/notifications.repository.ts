import type { Provider } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { askableStates, type PaymentState } from '../domain/payment-state.ts';
import type { ProviderNotice, UnreadableEntry } from '../providers/payment-provider.ts';

export interface ReceivedNotification {
  readonly provider: Provider;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the provider does not sign. */
  readonly signatureValid: boolean | null;
  readonly notices: readonly ProviderNotice[];
  /** What each notice was read from. */
  readonly entries: readonly string[];
  readonly unreadable: readonly UnreadableEntry[];
}

/** A notice that waits, with the attempt it is about where there is one. */
export interface WaitingNotice {
  readonly id: number;
  readonly provider: Provider;
  readonly receivedAt: Date;
  readonly tries: number;
  readonly intentId: string | null;
  readonly state: PaymentState | null;
  readonly claimsMovement: boolean;
  /** Its RRR and its order belong to two attempts; the RRR counts. */
  readonly disagrees: boolean;
}

/** How a notice ends. `noted`: about money that needs no question. `later`: its reference is not known yet. */
export interface NoticeEnd {
  readonly id: number;
  readonly outcome: 'asked' | 'noted' | 'orphan' | 'later';
  readonly nextTryAt: Date | null;
}

/** An answer about these can still change something. */
const wakeable: readonly PaymentState[] = [
  ...askableStates.filter((state) => state !== 'INITIATING'),
  'CONFIRMED',
  'REVIEW',
];

export function notificationsRepository(db: Database) {
  const pool = db.$client;

  return {
    /** Kept once per fact, all in one statement. What nobody can read is kept as well, and has ended already. */
    async keep({
      provider,
      headers,
      signatureValid,
      notices,
      entries,
      unreadable,
    }: ReceivedNotification): Promise<void> {
      const rows = [
        ...notices.map((notice, at) => ({ ...notice, raw: entries[at] ?? '', outcome: null })),
        ...unreadable.map((entry) => ({ ...entry, outcome: 'unreadable', ...nobody })),
      ];
      await pool.query({
        name: 'notifications-keep',
        text: `insert into provider_notifications (provider, dedupe_key, signature_valid, raw, headers, provider_reference, order_id,
            movement_date, movement_reference, movement_kobo, outcome, processed_at)
          select $1, key, $2, raw, $3, rrr, order_id, movement_date, movement_reference, movement_kobo, outcome,
            case when outcome is not null then clock_timestamp() end
          from unnest($4::text[], $5::bytea[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[], $11::text[])
            as entry (key, raw, rrr, order_id, movement_date, movement_reference, movement_kobo, outcome)
          on conflict (provider, dedupe_key) do nothing`,
        values: [
          provider,
          signatureValid,
          headers,
          rows.map(({ dedupeKey }) => dedupeKey),
          rows.map(({ raw }) => Buffer.from(raw, 'utf8')),
          rows.map(({ providerReference }) => providerReference),
          rows.map(({ orderId }) => orderId),
          rows.map(({ movement }) => movement?.date ?? null),
          rows.map(({ movement }) => movement?.reference ?? null),
          rows.map(({ movement }) => movement?.amountKobo ?? null),
          rows.map(({ outcome }) => outcome),
        ],
      });
    },

    /**
     * Finds the attempts of notices that wait: of those that came in, the oldest first; or of those whose reference was not
     * known, the ones whose turn it is. The two have turns of their own, so that neither starves behind the other.
     */
    async match(which: 'fresh' | 'again', limit: number, now: Date): Promise<WaitingNotice[]> {
      const turn = which === 'fresh' ? 'tries = 0 order by id' : 'tries > 0 and next_try_at <= $2 order by next_try_at';
      const { rows } = await pool.query<WaitingNotice>({
        name: `notifications-match-${which}`,
        text: `with batch as (
            select id, provider, provider_reference, order_id, received_at, tries,
              coalesce(movement_date, movement_reference) is not null as claims
            from provider_notifications where processed_at is null and ${turn} limit $1
          ), found as (
            select batch.*, by_order.id is not null and by_order.id <> by_ref.id as disagrees,
              coalesce(by_ref.id, by_order.id) as intent_id, coalesce(by_ref.state, by_order.state) as state
            from batch
            left join payment_intents by_ref on by_ref.provider = batch.provider and by_ref.provider_ref = batch.provider_reference
            left join payment_intents by_order on by_order.provider = batch.provider and by_order.order_id = batch.order_id
          ), named as (
            update provider_notifications n set intent_id = found.intent_id from found
            where n.id = found.id and found.intent_id is not null and n.intent_id is null
          )
          select id, provider, received_at as "receivedAt", tries, intent_id as "intentId", state, claims as "claimsMovement",
            coalesce(disagrees, false) as disagrees
          from found order by id`,
        values: which === 'fresh' ? [limit] : [limit, now],
      });
      return rows;
    },

    /**
     * Lets the attempts that notices are about be asked for now: however many notices say so, each is asked once, and again
     * until the provider answers. One whose reference is being created right now is left alone.
     */
    async wake(intentIds: readonly string[], now: Date): Promise<void> {
      await pool.query({
        name: 'notifications-wake',
        text: `with woken as (
            select id from payment_intents where id = any($1::uuid[]) and state = any($3::payment_state[]) order by id for update
          )
          update payment_intents i set checks = 0, next_check_at = least(coalesce(i.next_check_at, $2), $2) from woken
          where i.id = woken.id`,
        values: [intentIds, now, wakeable],
      });
    },

    /** Whether an answer about an attempt in this state can still change something. */
    isWakeable: (state: PaymentState): boolean => wakeable.includes(state),

    async finish(ends: readonly NoticeEnd[], now: Date): Promise<void> {
      await pool.query({
        name: 'notifications-finish',
        text: `update provider_notifications n set
            processed_at = case when ended.outcome <> 'later' then $1::timestamptz end,
            outcome = nullif(ended.outcome, 'later'),
            tries = n.tries + 1,
            next_try_at = coalesce(ended.next_try_at, n.next_try_at)
          from unnest($2::bigint[], $3::text[], $4::timestamptz[]) as ended (id, outcome, next_try_at)
          where n.id = ended.id and n.processed_at is null`,
        values: [
          now,
          ends.map(({ id }) => id),
          ends.map(({ outcome }) => outcome),
          ends.map(({ nextTryAt }) => nextTryAt),
        ],
      });
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

const nobody = { providerReference: null, orderId: null, movement: null } as const;

export type NotificationsRepository = ReturnType<typeof notificationsRepository>;
