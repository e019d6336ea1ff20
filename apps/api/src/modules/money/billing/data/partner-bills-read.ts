import type { BillStatus } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

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

/** The bill with this reference as row-level security shows it to the reader: another code's is not there. */
export async function partnerBillIdOf(run: RunQuery, reference: string): Promise<string | undefined> {
  const [row] = await run<{ id: string }>(
    sql`select b.id from bills b join partner_bills p on p.bill_id = b.id where b.reference = ${reference}`,
  );
  return row?.id;
}

/** By position, so that a bill whose transaction ended late comes after what was read before it. */
export async function pageOfPartnerBills(run: RunQuery, asked: PartnerBillsAsked): Promise<readonly Placed[]> {
  const { after, limit, state, externalReference } = asked;
  return run<Placed>(
    sql`select p.bill_id as "billId", p.position::float8 as position from partner_bills p join bills b on b.id = p.bill_id
      where p.position > ${after}
        and (${externalReference ?? null}::text is null or p.external_reference = ${externalReference ?? null})
        and (${state ?? null}::text is null or ${state ?? null} = case when b.standing <> 'open' then b.standing
          when b.expires_on < lagos_today() then 'expired' else 'unpaid' end)
      order by p.position limit ${limit}`,
  );
}

/** What is committed gets its place in the order; what comes later gets a later one. */
export async function placePartnerBills({ $client }: Pick<Database, '$client'>): Promise<void> {
  await $client.query('select place_partner_bills()');
}
