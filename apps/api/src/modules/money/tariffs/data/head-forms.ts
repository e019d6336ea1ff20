import type { HeadForm } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

/** A form, and the day in Lagos for which it was read. */
export type HeadFormRow = HeadForm & { readonly day: string };

const attributesOf = (tariffId: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', a.key, 'label', a.label, 'type', a.type,
    'isRequired', a.is_required, 'options', a.options, 'least', a.least, 'most', a.most)) order by a.position), '[]'::jsonb)
  from head_attributes a where a.tariff_id = ${tariffId})`;

/** A version as the contract shows it, of the table under the name `t`. */
const tariffColumns = sql`t.id, t.version, t.valid_from as "validFrom", t.valid_to as "validTo", t.basis,
  t.is_illustrative as "isIllustrative"`;
export const attributesColumn = attributesOf(sql`t.id`);

interface Row extends Record<string, unknown> {
  readonly day: string;
  readonly revenueHeadCode: string;
  readonly name: string;
  readonly mdaId: number;
  readonly mda: string;
  readonly attributes: HeadForm['attributes'];
  readonly rule: HeadForm['rule'] | null;
  readonly id: string;
  readonly version: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly basis: string;
  readonly isIllustrative: boolean;
}

/** What these heads ask and cost today in Lagos, by code. A head without a tariff asks for the amount, within `entered`. */
export async function readHeadForms(
  run: Pick<Transaction, 'execute'>,
  codes: readonly string[],
  entered: HeadForm['rule'],
): Promise<ReadonlyMap<string, HeadFormRow>> {
  const { rows } = await run.execute<Row>(
    sql`select today.day::text as day, h.code as "revenueHeadCode", h.name, h.mda_id as "mdaId", m.name as mda, t.rule,
        ${attributesColumn} as attributes, ${tariffColumns}
      from (select lagos_today() as day) as today
      cross join revenue_heads h join mdas m on m.id = h.mda_id
      left join head_tariffs t on t.revenue_head_id = h.id and t.released_at is not null
        and today.day between t.valid_from and coalesce(t.valid_to, 'infinity')
      where h.code in (${sql.join(
        codes.map((code) => sql`${code}`),
        sql`, `,
      )}) and h.is_active`,
  );
  return new Map(
    rows.map(({ rule, day, revenueHeadCode, name, mdaId, mda, attributes, ...tariff }) => [
      revenueHeadCode,
      { day, revenueHeadCode, name, mdaId, mda, attributes, rule: rule ?? entered, tariff: rule && tariff },
    ]),
  );
}
