import type { Provider } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { PaymentState } from '../domain/payment-state.ts';

/** One attempt to have a bill paid through one provider, with what a session needs of its bill. */
export interface PaymentIntent {
  readonly id: string;
  readonly billId: string;
  /** What a payer's browser calls it: the bill's reference, or that of the basket. */
  readonly billReference: string;
  readonly basketId: string | null;
  readonly provider: Provider;
  readonly gatewayId: string;
  readonly orderId: string;
  readonly providerRef: string | null;
  readonly amountKobo: number;
  readonly state: PaymentState;
  readonly redirectUrl: string | null;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date | null;
  readonly checks: number;
  readonly createdAt: Date;
  /** When its money was booked; null while none was. */
  readonly moneyAt: Date | null;
  readonly description: string;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
  /** A receipt exists for the bill, or for every bill of the basket, and was not voided. */
  readonly hasReceipt: boolean;
  /** A bill was paid or cancelled, or has another amount: nobody should pay this any more. */
  readonly isNeedless: boolean;
}

export interface NewIntent {
  readonly billId: string;
  /** Several bills at once; then the bill is the first of them. */
  readonly basketId: string | null;
  readonly provider: Provider;
  readonly gatewayId: string;
  readonly orderId: string;
  readonly redirectUrl: string | null;
  /** From now, by the clock of the database. */
  readonly lifeMs: number;
  /** Until then the caller is creating the reference; afterwards anybody may take over. */
  readonly leaseUntil: Date;
}

/** `session`, `notification` … are believed about everything but money; `requery` and `sweeper` asked the provider themselves. */
export type MoveSource = 'session' | 'requery' | 'sweeper';

export interface Move {
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly source: MoveSource;
  readonly providerRef?: string;
  readonly nextCheckAt: Date | null;
}

const selection = `
  select i.id, i.bill_id as "billId", coalesce(k.reference, b.reference) as "billReference", i.basket_id as "basketId", i.provider, i.gateway_id as "gatewayId",
    i.order_id as "orderId", i.provider_ref as "providerRef", i.amount_kobo as "amountKobo", i.state,
    i.redirect_url as "redirectUrl", i.expires_at as "expiresAt", i.next_check_at as "nextCheckAt", i.checks,
    i.created_at as "createdAt", (select min(p.recorded_at) from payments p where p.intent_id = i.id) as "moneyAt",
    (select left(string_agg(distinct l.description, '; '), 120) from bill_lines l where l.bill_id = any(own.bills)) as description,
    coalesce(agent_of_basket(i.basket_id), jsonb_build_object('name', person_name(b.payer_first_name, b.payer_last_name), 'email', b.payer_email,
      'phone', b.payer_phone)) as payer,
    own.receipted as "hasReceipt", own.needless as "isNeedless"
  from payment_intents i join bills b on b.id = i.bill_id left join payment_baskets k on k.id = i.basket_id
  cross join lateral (
    select array_agg(x.id) as bills,
      bool_or(x.pay_status_id = 2 or x.cancelled_at is not null or x.total_kobo <> a.amount_kobo) as needless,
      bool_and(exists (
        select from receipts r where r.bill_id = x.id
          and not exists (select from receipt_voids v where v.receipt_id = r.id)
      )) as receipted
    from bill_attempts a join bills x on x.id = a.bill_id where a.intent_id = i.id
  ) own`;

const insertForBill = `
  insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, redirect_url, expires_at)
    select id, $2, $3, $4, total_kobo, $5, clock_timestamp() + $6 * interval '1 millisecond' from bills
      where id = $1 and pay_status_id = 1 and cancelled_at is null for share
    on conflict (bill_id, provider)
      where state in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING') and basket_id is null do nothing
    returning id`;
const lockBillsOfBasket = `
  select from bills where id in (select bill_id from payment_basket_bills where basket_id = $1) order by id for no key update`;
const insertForBasket = `
  insert into payment_intents (bill_id, basket_id, provider, gateway_id, order_id, amount_kobo, redirect_url, expires_at)
    select p.bill_id, k.id, $2, $3, $4, k.total_kobo, $5, clock_timestamp() + $6 * interval '1 millisecond'
      from payment_baskets k join payment_basket_bills p on p.basket_id = k.id and p.position = 1
      where k.id = $1 and is_basket_payable(k.id)
    on conflict (basket_id, provider) where state in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING') do nothing
    returning id`;

export function paymentIntentsRepository(db: Database) {
  const pool = db.$client;

  async function one(name: string, condition: string, values: unknown[]): Promise<PaymentIntent | undefined> {
    const { rows } = await pool.query<PaymentIntent>({
      name: `intent-${name}`,
      text: `${selection} ${condition}`,
      values,
    });
    return rows[0];
  }

  return {
    find: (id: string) => one('id', 'where i.id = $1', [id]),
    findByProviderRef: (provider: Provider, ref: string) =>
      one('ref', 'where i.provider = $1 and i.provider_ref = $2', [provider, ref]),
    /** Begun half an hour ago or less for this bill, by itself or among others, and not asked about by anybody in the last fifteen seconds. */
    async awaitedOfBill(billReference: string): Promise<readonly PaymentIntent[]> {
      const found = await tablesOf(db)
        .selectFrom('payment_intents as i')
        .select('i.id')
        .where(
          ({ ref }) => sql<boolean>`${ref('i.id')} in (
            select a.id from bills x, attempts_of_bill(x.id) a where x.reference = ${billReference})`,
        )
        .where('i.state', '=', 'AWAITING_PAYMENT')
        .where(({ ref }) => sql<boolean>`${ref('i.created_at')} > clock_timestamp() - interval '30 minutes'`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('provider_observations as o')
                .select('o.id')
                .whereRef('o.intent_id', '=', 'i.id')
                .where('o.source', '=', 'requery')
                .where(({ ref }) => sql<boolean>`${ref('o.observed_at')} > clock_timestamp() - interval '15 seconds'`),
            ),
          ),
        )
        .execute();
      const intents = await Promise.all(found.map(({ id }) => one('id', 'where i.id = $1', [id])));
      return intents.filter((intent) => intent !== undefined);
    },
    /** Whether the attempt is about this bill, by itself or among others, or is that of this basket. */
    async isAbout(id: string, reference: string): Promise<boolean> {
      const named = await tablesOf(db)
        .selectFrom('bill_attempts as a')
        .innerJoin('bills as b', 'b.id', 'a.bill_id')
        .select('a.intent_id as id')
        .where('a.intent_id', '=', id)
        .where('b.reference', '=', reference)
        .unionAll((eb) =>
          eb
            .selectFrom('payment_intents as i')
            .innerJoin('payment_baskets as k', 'k.id', 'i.basket_id')
            .select('i.id')
            .where('i.id', '=', id)
            .where('k.reference', '=', reference),
        )
        .executeTakeFirst();
      return named !== undefined;
    },
    findByOrderId: (provider: Provider, orderId: string) =>
      one('order', 'where i.provider = $1 and i.order_id = $2', [provider, orderId]),
    findLive: (billId: string, provider: Provider) =>
      one(
        'live',
        `where i.bill_id = $1 and i.basket_id is null and i.provider = $2
          and i.state in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')`,
        [billId, provider],
      ),
    findLiveOfBasket: (basketId: string, provider: Provider) =>
      one(
        'live-basket',
        `where i.basket_id = $1 and i.provider = $2
          and i.state in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')`,
        [basketId, provider],
      ),

    /**
     * Creates the attempt in INITIATING, for the amount the bill has at this moment, before the provider hears of it. The id,
     * or undefined when a live attempt exists already or the bill is not payable any more.
     */
    async create(intent: NewIntent): Promise<string | undefined> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        if (intent.basketId !== null) await client.query(lockBillsOfBasket, [intent.basketId]);
        const { rows } = await client.query<{ id: string }>(
          intent.basketId === null ? insertForBill : insertForBasket,
          [
            intent.basketId ?? intent.billId,
            intent.provider,
            intent.gatewayId,
            intent.orderId,
            intent.redirectUrl,
            intent.lifeMs,
          ],
        );
        const id = rows[0]?.id;
        if (id !== undefined) {
          await client.query(`select move_payment_intent($1, 'CREATED', 'INITIATING', 'session', null, $2)`, [
            id,
            intent.leaseUntil,
          ]);
        }
        await client.query('commit');
        return id;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },

    /** Money for the bill, or for a bill of the basket, may be under way by another attempt than this one. */
    async isPaidElsewhere({ billId, basketId }: Pick<NewIntent, 'billId' | 'basketId'>, provider: Provider) {
      const { rows } = await pool.query<{ elsewhere: boolean }>({
        name: basketId === null ? 'intent-elsewhere' : 'intent-elsewhere-basket',
        text:
          basketId === null
            ? 'select is_paid_elsewhere($1, null, $2) as elsewhere'
            : 'select is_basket_paid_elsewhere($1, $2) as elsewhere',
        values: [basketId ?? billId, provider],
      });
      return rows[0]?.elsewhere === true;
    },

    /** False when somebody else moved it first. */
    async move(id: string, { from, to, source, providerRef, nextCheckAt }: Move): Promise<boolean> {
      const { rows } = await pool.query<{ moved: boolean }>({
        name: 'intent-move',
        text: 'select move_payment_intent($1, $2, $3, $4, $5, $6) as moved',
        values: [id, from, to, source, providerRef ?? null, nextCheckAt],
      });
      return rows[0]?.moved === true;
    },

    /**
     * The latest attempt at Remita that was refused or given up for its age waits for its payer again, if it is for this amount: a
     * reference that somebody was told can still be paid, and is not replaced without a word. False when there is none.
     */
    async reopen(
      billId: string,
      {
        amountKobo,
        lifeMs,
        nextCheckAt,
      }: { readonly amountKobo: number; readonly lifeMs: number; readonly nextCheckAt: Date },
    ): Promise<boolean> {
      const { rows } = await pool.query<{ reopened: boolean }>({
        name: 'intent-reopen',
        text: 'select reopen_payment_intent($1, $2, $3, $4) as reopened',
        values: [billId, amountKobo, lifeMs, nextCheckAt],
      });
      return rows[0]?.reopened === true;
    },

    async reopenBasket(
      basketId: string,
      { lifeMs, nextCheckAt }: { readonly lifeMs: number; readonly nextCheckAt: Date },
    ): Promise<boolean> {
      const { rows } = await pool.query<{ reopened: boolean }>({
        name: 'intent-reopen-basket',
        text: 'select reopen_basket_intent($1, $2, $3) as reopened',
        values: [basketId, lifeMs, nextCheckAt],
      });
      return rows[0]?.reopened === true;
    },

    /** The reference at Remita that the payer of a bill was told before this one, if there was one; it is not to be paid any more. */
    async replacedBy({ id, billId }: PaymentIntent): Promise<string | null> {
      const { rows } = await pool.query<{ rrr: string }>({
        name: 'intent-replaced',
        text: `select earlier.provider_ref as rrr from payment_intents earlier join payment_intents now on now.id = $1
          where earlier.bill_id = $2 and earlier.basket_id is not distinct from now.basket_id and earlier.provider = 'remita' and now.provider = 'remita'
            and earlier.provider_ref is not null and earlier.created_at < now.created_at
          order by earlier.created_at desc limit 1`,
        values: [id, billId],
      });
      return rows[0]?.rrr ?? null;
    },

    /** Expired by the clock of the database, whatever ours says. False while its time runs, or when it was moved. */
    async expire(id: string, { from, source, nextCheckAt }: Omit<Move, 'to' | 'providerRef'>): Promise<boolean> {
      const { rows } = await pool.query<{ moved: boolean }>({
        name: 'intent-expire',
        text: `select move_payment_intent(id, $2, 'EXPIRED', $3, null, $4) as moved from payment_intents
          where id = $1 and expires_at <= clock_timestamp()`,
        values: [id, from, source, nextCheckAt],
      });
      return rows[0]?.moved === true;
    },

    /** Takes over an attempt whose creator went silent. False when its lease still runs or somebody else took it. */
    async takeOver(id: string, now: Date, leaseUntil: Date): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'intent-take-over',
        text: `update payment_intents set next_check_at = $3
          where id = $1 and state = 'INITIATING' and (next_check_at is null or next_check_at <= $2)`,
        values: [id, now, leaseUntil],
      });
      return rowCount === 1;
    },

    /** Gives a lease back: the next one may try at once. */
    async release(id: string, nextCheckAt: Date): Promise<void> {
      await pool.query(`update payment_intents set next_check_at = $2 where id = $1 and state = 'INITIATING'`, [
        id,
        nextCheckAt,
      ]);
    },

    /** The payer is in front of it again: checks start anew, quickly. */
    async watchClosely(id: string, nextCheckAt: Date): Promise<void> {
      await pool.query(
        `update payment_intents set checks = 0, next_check_at = least(coalesce(next_check_at, $2), $2)
         where id = $1 and state in ('AWAITING_PAYMENT', 'PROCESSING')`,
        [id, nextCheckAt],
      );
    },

    /** A question about money that came was answered: the next one is on its day, or never. */
    async restAssured(id: string, nextCheckAt: Date | null): Promise<void> {
      await pool.query(
        `update payment_intents set checks = 0, next_check_at = $2 where id = $1 and state in ('CONFIRMED', 'REVIEW')`,
        [id, nextCheckAt],
      );
    },

    /**
     * Claims what is due by moving its next check on, so that no other process asks at the same time and a crash loses
     * nothing but one turn.
     */
    async claimDue(
      now: Date,
      limit: number,
      next: (intent: Pick<PaymentIntent, 'state' | 'checks' | 'expiresAt'>) => Date | null,
    ): Promise<string[]> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<Pick<PaymentIntent, 'id' | 'state' | 'checks' | 'expiresAt'>>({
          name: 'intents-due',
          text: `select id, state, checks, expires_at as "expiresAt" from payment_intents
            where next_check_at <= $1 order by next_check_at limit $2 for update skip locked`,
          values: [now, limit],
        });
        if (rows.length > 0) {
          await client.query(
            `update payment_intents i set checks = checks + 1, next_check_at = due.at
             from unnest($1::uuid[], $2::timestamptz[]) as due (id, at) where i.id = due.id`,
            [rows.map(({ id }) => id), rows.map(next)],
          );
        }
        await client.query('commit');
        return rows.map(({ id }) => id);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

export type PaymentIntentsRepository = ReturnType<typeof paymentIntentsRepository>;
