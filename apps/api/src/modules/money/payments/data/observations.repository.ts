import type { Database } from '../../../../platform/db/database.ts';
import type { PaymentState } from '../domain/payment-state.ts';
import type { ProviderObservation } from '../providers/payment-provider.ts';
import type { PaymentIntent } from './payment-intents.repository.ts';

/** Who asked: the payer's status check, or the sweeper. Both got the answer from the provider itself. */
export type AskedBy = 'requery' | 'sweeper';

export type ConfirmationOutcome = 'receipted' | 'mismatch' | 'surplus' | 'duplicate';

const mostTries = 4;
const worthAnotherTry = new Set(['40001', '40P01']);

export function observationsRepository(db: Database) {
  const pool = db.$client;

  return {
    /** Committed by itself, before anything is concluded from it. */
    async keep(intentId: string, askedBy: AskedBy, observation: ProviderObservation): Promise<void> {
      await pool.query({
        name: 'observation-keep',
        text: `with kept as (
            insert into provider_observations
              (intent_id, source, provider_code, amount_kobo, raw, outcome, doubt, paid_at, movement_reference)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
          )
          update payment_intents set last_provider_code = $3 where id = $1 and $3 is distinct from last_provider_code`,
        values: [
          intentId,
          askedBy,
          observation.providerCode,
          observation.amountKobo,
          // PostgreSQL's text has no zero byte.
          `${observation.raw.httpStatus ?? '-'} ${observation.raw.body}`.replaceAll('\0', '�'),
          observation.outcome,
          observation.doubt ? [observation.doubt.kind, observation.doubt.field].filter(Boolean).join(':') : null,
          observation.paidAt,
          observation.movementReference ?? null,
        ],
      });
    },

    /** The one way money enters (`confirm_payment`). A serialisation failure or a deadlock is tried again. */
    async confirm(
      intent: PaymentIntent,
      askedBy: AskedBy,
      money: {
        readonly amountKobo: number | null;
        readonly channel: string | null;
        readonly paidAt: Date | null;
        readonly reference: string;
        /** When the provider is asked again, because money that came can go. */
        readonly nextCheckAt?: Date | null;
      },
    ): Promise<ConfirmationOutcome> {
      for (let tries = 1; ; tries += 1) {
        try {
          const { rows } = await pool.query<{ outcome: ConfirmationOutcome }>({
            name: 'confirm-payment',
            text: `select confirm_payment($1, $2, $3, $4, $5, $6, p_next_check_at => $7) as outcome`,
            values: [
              intent.id,
              money.reference,
              money.amountKobo,
              money.channel,
              money.paidAt,
              askedBy,
              money.nextCheckAt ?? null,
            ],
          });
          const [row] = rows;
          if (!row) throw new Error('confirm_payment gave no answer');
          return row.outcome;
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : '';
          if (tries >= mostTries || !worthAnotherTry.has(code)) throw error;
        }
      }
    },

    /**
     * A case for a person, and the news of it, about money that counts here and no longer there. False when nobody has decided
     * the last one yet, or the receipt is void already.
     */
    async doubt(intent: PaymentIntent, { providerCode }: ProviderObservation): Promise<boolean> {
      const { rows } = await pool.query<{ isNew: boolean }>({
        name: 'payment-doubt',
        text: 'select doubt_payment($1, $2) as "isNew"',
        values: [intent.id, providerCode],
      });
      return rows[0]?.isNew ?? false;
    },

    /**
     * What a clear answer means for the cases of an attempt that nobody has decided, kept beside them once. What a case says of
     * itself already is no finding. The number of findings that are new.
     */
    async propose(intent: PaymentIntent, { outcome, amountKobo }: ProviderObservation): Promise<number> {
      const { rows } = await pool.query<{ found: number }>({
        name: 'payment-finding',
        text: 'select propose_findings($1, $2, $3)::int as found',
        values: [intent.id, outcome, amountKobo],
      });
      return rows[0]?.found ?? 0;
    },

    /** Somebody speaks of a second payment of this reference, and nobody has decided about it. */
    async isSecondPaymentClaimed(intentId: string): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'second-payment-claimed',
        text: `select from review_cases where intent_id = $1 and kind = 'second-payment' and resolved_at is null`,
        values: [intentId],
      });
      return rowCount === 1;
    },

    /** Notices, or answers, that speak of two payments of one reference: a case and the news of it. Its id when it is new. */
    async openSecondPaymentCase(intentId: string): Promise<number | null> {
      const { rows } = await pool.query<{ opened: number | null }>({
        name: 'second-payment-case',
        text: 'select open_second_payment_case($1) as opened',
        values: [intentId],
      });
      return rows[0]?.opened ?? null;
    },

    /** The move to FAILED and the news of it are one transaction. False when the attempt had moved on. */
    async refuse(
      intent: PaymentIntent,
      from: PaymentState,
      askedBy: AskedBy,
      nextCheckAt: Date | null,
    ): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'refuse-payment',
        text: `insert into outbox (topic, dedupe_key, payload)
          select 'payment.refused', 'refused:' || $1::text || ':' || (select version from payment_intents where id = $1::uuid),
            jsonb_build_object('billReference', $5::text, 'billId', $6::text, 'statusCode', 402)
          from move_payment_intent($1::uuid, $2, 'FAILED', $3, null, $4) as moved where moved`,
        values: [intent.id, from, askedBy, nextCheckAt, intent.billReference, intent.billId],
      });
      return rowCount === 1;
    },
  };
}

export type ObservationsRepository = ReturnType<typeof observationsRepository>;
