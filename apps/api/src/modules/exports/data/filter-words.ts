import type { ChoiceFilterKey } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { RunQuery } from '../../../platform/lists/list-source.ts';

type Id = string | number;

const names: Readonly<Record<ChoiceFilterKey, (id: Id) => SQL>> = {
  esId: (id) => sql`select name from expert_systems where id = ${id}::int`,
  engineCodeId: (id) => sql`select code as name from engine_codes where id = ${id}::int`,
  pcId: (id) => sql`select name from payment_channels where id = ${id}::int`,
  pgId: (id) => sql`select name from payment_gateways where id = ${id}`,
  tpcId: (id) => sql`select name from taxpayer_categories where id = ${id}::int`,
  mdaId: (id) => sql`select name from mdas where id = ${id}::int`,
  toId: (id) => sql`select name from tax_offices where id = ${id}::int`,
  rhId: (id) => sql`select name from revenue_heads where id = ${id}::int`,
  actorId: (id) => sql`select concat_ws(' ', first_name, last_name) as name from users where id = ${id}::uuid`,
  action: (id) => sql`select ${id}::text as name`,
  counterId: (id) => sql`select name from mda_counters where id = ${id}::int`,
  lgaId: (id) => sql`select name from lgas where id = ${id}::int`,
};

/** What a filter was set to, in words; the id itself where nothing has it. */
export async function nameOfChoice(run: RunQuery, key: ChoiceFilterKey, id: Id): Promise<string> {
  const [row] = await run<{ name: string }>(names[key](id));
  return row?.name ?? String(id);
}
