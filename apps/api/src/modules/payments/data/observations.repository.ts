import type { Database } from '../../../platform/db/database.ts';
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
      },
    ): Promise<ConfirmationOutcome> {
      for (let tries = 1; ; tries += 1) {
        try {
          const { rows } = await pool.query<{ outcome: ConfirmationOutcome }>({
            name: 'confirm-payment',
            text: 'select confirm_payment($1, $2, $3, $4, $5, $6) as outcome',
            values: [intent.id, money.reference, money.amountKobo, money.channel, money.paidAt, askedBy],
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

    /** A case for a person, and the news of it, about money that counts here and no longer there. False when it is open already. */
    async doubt(intent: PaymentIntent, { providerCode }: ProviderObservation): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'payment-doubt',
        text: `with opened as (
            insert into review_cases (kind, bill_id, intent_id, payment_id, detail)
            select 'no-longer-paid', bill_id, intent_id, id, jsonb_build_object('providerCode', $2::text)
            from payments where intent_id = $1 and disposition = 'receipted'
            on conflict do nothing returning payment_id
          )
          insert into outbox (topic, dedupe_key, payload)
          select 'payment.review', 'review:no-longer-paid:' || payment_id,
            jsonb_build_object('billReference', $3::text, 'kind', 'no-longer-paid')
          from opened`,
        values: [intent.id, providerCode, intent.billReference],
      });
      return rowCount === 1;
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
          select 'payment.refused', 'refused:' || $1::text,
            jsonb_build_object('billReference', $5::text, 'billId', $6::text, 'statusCode', 402)
          from move_payment_intent($1::uuid, $2, 'FAILED', $3, null, $4) as moved where moved`,
        values: [intent.id, from, askedBy, nextCheckAt, intent.billReference, intent.billId],
      });
      return rowCount === 1;
    },
  };
}

export type ObservationsRepository = ReturnType<typeof observationsRepository>;
