import type { BillStatus } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface PartnerBillsAsked {
  /** Of the last one that is known; 0: from the beginning. */
  readonly after: number;
  readonly limit: number;
  readonly state?: BillStatus | undefined;
  readonly externalReference?: string | undefined;
}

interface Placed {
  readonly billId: string;
  readonly position: number;
}

const ownBills = (tables: Kysely<Schema>) =>
  tables.selectFrom('bills as b').innerJoin('partner_bills as p', 'p.bill_id', 'b.id');

/** The bill with this reference as row-level security shows it to the reader: another code's is not there. */
export async function partnerBillIdOf(tables: Kysely<Schema>, reference: string): Promise<string | undefined> {
  const found = await ownBills(tables).select('b.id').where('b.reference', '=', reference).executeTakeFirst();
  return found?.id;
}

/** By position, so that a bill whose transaction ended late comes after what was read before it. */
export async function pageOfPartnerBills(
  tables: Kysely<Schema>,
  { after, limit, state, externalReference }: PartnerBillsAsked,
): Promise<readonly Placed[]> {
  return await ownBills(tables)
    .select('p.bill_id as billId')
    .select(({ ref }) => ref('p.position').$castTo<number>().as('position'))
    .where('p.position', '>', after)
    .$if(externalReference !== undefined, (query) => query.where('p.external_reference', '=', externalReference ?? ''))
    .$if(state !== undefined, (query) =>
      query.where(
        ({ ref }) => sql<boolean>`${state} = case when ${ref('b.standing')} <> 'open' then ${ref('b.standing')}
          when ${ref('b.expires_on')} < lagos_today() then 'expired' else 'unpaid' end`,
      ),
    )
    .orderBy('p.position')
    .limit(limit)
    .execute();
}

/** What is committed gets its place in the order; what comes later gets a later one. */
export async function placePartnerBills(db: Database): Promise<void> {
  await tablesOf(db).selectNoFrom(sql`place_partner_bills()`.as('placed')).execute();
}
