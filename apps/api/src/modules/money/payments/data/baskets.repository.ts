import { randomBytes } from 'node:crypto';
import { type BillStatus, makeBasketReference, mostBillsOfBasket, type Provider } from '@portal/contracts';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../../../platform/db/database.ts';
import type { PaymentState } from '../domain/payment-state.ts';

export interface BasketRecord {
  readonly id: string;
  readonly reference: string;
  readonly totalKobo: number;
  /** The bill its attempts hang on. */
  readonly firstBillId: string;
  /** An agent pays it for clients. */
  readonly isOfClients: boolean;
  /** None of its bills was paid, cancelled or changed, none is under review or has expired, and its clients let it be paid. */
  readonly isPayable: boolean;
  readonly bills: readonly {
    readonly billReference: string;
    readonly description: string;
    readonly mda: string;
    readonly amountKobo: number;
    readonly status: BillStatus;
    readonly receiptNumber: string | null;
    readonly isReviewed: boolean;
    /** Null where nobody pays for a client. */
    readonly isConsentEnded: boolean | null;
  }[];
  readonly attempt: {
    readonly state: PaymentState;
    readonly provider: Provider;
    readonly rrr: string | null;
    readonly startedAt: string;
  } | null;
}

export interface MadeBasket {
  readonly basketReference: string;
  readonly bills: number;
  readonly totalKobo: number;
}

type Refusal = 'not-found' | 'not-payable' | 'payment-pending';

interface PayableBill {
  readonly id: string;
  readonly totalKobo: number;
  readonly status: BillStatus;
  readonly isPending: boolean;
}

export function basketsRepository(db: Database) {
  const pool: Pool = db.$client;
  return {
    /**
     * `not-found`: one of them is not the payer's. `not-payable`: one of them takes no money now. `payment-pending`: the money for one may
     * be under way already. Bills are locked in the order of ids.
     */
    async make(
      billReferences: readonly string[] | 'all-due',
      payer: { readonly tpui: string; readonly userId: string },
    ): Promise<MadeBasket | Refusal> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const made = await makeIn(client, billReferences, payer);
        await client.query(typeof made === 'string' ? 'rollback' : 'commit');
        return made;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },

    async find(reference: string): Promise<BasketRecord | undefined> {
      const { rows } = await pool.query<BasketRecord>({
        name: 'basket-find',
        text: `select k.id, k.reference, k.total_kobo as "totalKobo",
            (select bill_id from payment_basket_bills where basket_id = k.id and position = 1) as "firstBillId",
            is_basket_of_clients(k.id) as "isOfClients",
            is_basket_payable(k.id) and not exists (
              select from payment_basket_bills p join bills b on b.id = p.bill_id
              where p.basket_id = k.id and b.expires_on < lagos_today()
            ) as "isPayable",
            (
              select jsonb_agg(jsonb_build_object('billReference', b.reference, 'mda', m.name, 'amountKobo', p.amount_kobo, 'status', o.status,
                'isConsentEnded', case when p.consent_id is not null then not consent_covers(p.consent_id, k.made_by, b.payer_tpui) end,
                'description', (select string_agg(distinct l.description, ', ') from bill_lines l where l.bill_id = b.id),
                'receiptNumber', (
                  select r.receipt_number from receipts r join payments y on y.id = r.payment_id
                  where r.bill_id = b.id and y.basket_id = k.id and not exists (select from receipt_voids v where v.receipt_id = r.id)
                ),
                'isReviewed', exists (
                  select from review_cases c join payments y on y.id = c.payment_id
                  where y.basket_id = k.id and y.bill_id = b.id and c.resolved_at is null
                )) order by p.position)
              from payment_basket_bills p join bills b on b.id = p.bill_id join bill_overviews o on o.bill_id = b.id
                join mdas m on m.id = b.mda_id
              where p.basket_id = k.id
            ) as bills,
            (
              select jsonb_build_object('state', i.state, 'provider', i.provider,
                'rrr', case when i.provider = 'remita' then i.provider_ref end, 'startedAt', i.created_at)
              from payment_intents i where i.basket_id = k.id
              order by i.state in ('CONFIRMED', 'REVIEW', 'REFUND_PENDING') desc, i.created_at desc limit 1
            ) as attempt
          from payment_baskets k where k.reference = $1`,
        values: [reference],
      });
      return rows[0];
    },
  };
}

async function makeIn(
  client: PoolClient,
  billReferences: readonly string[] | 'all-due',
  { tpui, userId }: { readonly tpui: string; readonly userId: string },
): Promise<MadeBasket | Refusal> {
  const chosen = await lockBills(client, billReferences, tpui);
  if (billReferences !== 'all-due' && chosen.length < new Set(billReferences).size) return 'not-found';
  if (chosen.length < 2 || chosen.some(({ status }) => status !== 'unpaid')) return 'not-payable';
  // Their own payment, begun before, goes on; another one is not begun beside money that may be under way.
  const known = await knownBasket(client, chosen);
  if (known !== undefined) return made(known, chosen);
  const free = chosen.filter(({ isPending }) => !isPending);
  if (free.length < (billReferences === 'all-due' ? 2 : chosen.length)) return 'payment-pending';
  const basketReference = await knownBasket(client, free);
  if (basketReference !== undefined) return made(basketReference, free);
  return made(await writeBasket(client, free, { tpui, userId }), free);
}

const made = (basketReference: string, bills: readonly PayableBill[]): MadeBasket => ({
  basketReference,
  bills: bills.length,
  totalKobo: sumOf(bills),
});
const sumOf = (bills: readonly PayableBill[]) => bills.reduce((sum, { totalKobo }) => sum + totalKobo, 0);

/** The latest basket of exactly these bills that can still be paid. */
async function knownBasket(client: PoolClient, bills: readonly PayableBill[]): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string }>(
    `select k.reference from payment_baskets k
     where k.id in (select basket_id from payment_basket_bills where bill_id = $1) and k.total_kobo = $3
       and (select array_agg(bill_id order by bill_id) from payment_basket_bills where basket_id = k.id)
         = (select array_agg(id order by id) from unnest($2::uuid[]) id)
       and is_basket_payable(k.id) and not is_basket_of_clients(k.id)
     order by k.created_at desc limit 1`,
    [bills[0]?.id, bills.map(({ id }) => id), sumOf(bills)],
  );
  return rows[0]?.reference;
}

async function writeBasket(
  client: PoolClient,
  bills: readonly PayableBill[],
  { tpui, userId }: { readonly tpui: string; readonly userId: string },
): Promise<string> {
  const reference = makeBasketReference(randomBytes(13));
  await client.query(
    `with basket as (
       insert into payment_baskets (reference, payer_tpui, made_by, total_kobo) values ($1, $2, $3, $4) returning id
     )
     insert into payment_basket_bills (basket_id, position, bill_id, amount_kobo)
       select basket.id, part.position, part.bill, part.kobo
       from basket, unnest($5::uuid[], $6::bigint[]) with ordinality as part (bill, kobo, position)`,
    [reference, tpui, userId, sumOf(bills), bills.map(({ id }) => id), bills.map(({ totalKobo }) => totalKobo)],
  );
  return reference;
}

/** The most urgent first. Two presses of one button wait for each other here. */
async function lockBills(client: PoolClient, billReferences: readonly string[] | 'all-due', tpui: string) {
  const { rows: locked } = await client.query<{ id: string }>(
    `select id from bills where id in (
       select id from bills
       where payer_tpui = $1 and case when $2::text[] is null
         then standing = 'open' and expires_on >= lagos_today() else reference = any($2) end
       order by coalesce(due_on, expires_on), id limit ${mostBillsOfBasket}
     ) order by id for no key update`,
    [tpui, billReferences === 'all-due' ? null : billReferences],
  );
  // Read once nobody else can change them.
  const { rows } = await client.query<PayableBill>(
    `select b.id, b.total_kobo as "totalKobo", o.status, is_payment_pending(b.id) as "isPending" from bills b join bill_overviews o on o.bill_id = b.id
     where b.id = any($1) order by coalesce(b.due_on, b.expires_on), b.id`,
    [locked.map(({ id }) => id)],
  );
  return rows;
}

export type BasketsRepository = ReturnType<typeof basketsRepository>;
