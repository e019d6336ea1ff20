import type { Criteria } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { BillToRaise } from '../../../money/billing/index.ts';

type Run = Pick<Transaction, 'execute'>;

interface FoundPayerRow extends Record<string, unknown> {
  readonly tpui: string;
  readonly name: string;
  readonly category: string;
  readonly billsBefore: number;
}

const mostFound = 8;

/** Taxpayers by exact TPUI or telephone number; by name those whom this MDA has billed. Closed ones are nobody. */
export async function searchPayers(run: Run, mdaId: number, criteria: Criteria): Promise<FoundPayerRow[]> {
  const which = conditionOf(mdaId, criteria);
  if (!which) return [];
  const { rows } = await run.execute<FoundPayerRow>(
    sql`select t.tpui, t.name, c.name as category,
        (select count(*)::int from bills b where b.payer_tpui = t.tpui and b.mda_id = ${mdaId}) as "billsBefore"
      from taxpayers t join taxpayer_categories c on c.id = t.category_id
      where t.standing <> 'closed' and t.merged_into is null and ${which} order by t.name, t.tpui limit ${mostFound}`,
  );
  return rows;
}

function conditionOf(mdaId: number, criteria: Criteria): SQL | undefined {
  switch (criteria.kind) {
    case 'tpui':
      // The record that leads: papers of the former TPUI go on being asked for by it.
      return sql`t.tpui = (select coalesce(merged_into, tpui) from taxpayers where tpui = ${criteria.value})`;
    case 'phone':
      return sql`t.phone in (${sql.join(
        criteria.values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
    case 'name': {
      const words = criteria.words.map(
        (word) =>
          sql`lower(b.payer_last_name || ' ' || b.payer_first_name) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
      );
      return sql`t.tpui in (select b.payer_tpui from bills b where b.mda_id = ${mdaId} and ${sql.join(words, sql` and `)})`;
    }
    default:
      return undefined;
  }
}

/** How often somebody searched within the hour. */
export async function countSearches(run: Run, userId: string): Promise<number> {
  const { rows } = await run.execute<{ count: number }>(
    sql`select count(*)::int as count from activity_log
      where actor = ${`user:${userId}`} and action = 'payer.searched' and at > clock_timestamp() - interval '1 hour'`,
  );
  return rows[0]?.count ?? 0;
}

/** Who a taxpayer is on a bill today: an organisation by its name, a person by theirs, and who has no account as the register knows them. */
export async function findTaxpayer(run: Run, tpui: string): Promise<BillToRaise['payer'] | undefined> {
  const { rows } = await run.execute<BillToRaise['payer'] & { registrationNumber?: string } & Record<string, unknown>>(
    sql`select t.tpui, t.category_id as "categoryId", coalesce(o.name, u.first_name, t.name) as "firstName",
        case when o.tpui is null then coalesce(u.last_name, '') else '' end as "lastName", coalesce(o.email, u.email, '') as email,
        coalesce(o.phone_number, nullif(r.phone_number, ''), t.phone) as phone,
        coalesce(o.address, nullif(concat_ws(', ', r.address_line1, r.address_line2), ''), '') as address,
        o.registration_number as "registrationNumber"
      from taxpayers t left join users u on u.id = t.user_id left join user_registrations r on r.user_id = u.id
      left join organisations o on o.tpui = t.tpui
      where t.tpui = (select coalesce(merged_into, tpui) from taxpayers where tpui = ${tpui}) and t.standing <> 'closed'`,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { registrationNumber, ...payer } = row;
  return registrationNumber === null || registrationNumber === undefined ? payer : { ...payer, registrationNumber };
}
