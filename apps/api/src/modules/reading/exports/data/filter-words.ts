import { type ChoiceFilterKey, choiceFilters, type FilterLookup } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

type Id = string | number;

/** By the list it was chosen from: filters of one list have the same words. */
const names: Readonly<Record<FilterLookup, (id: Id) => SQL>> = {
  expertSystems: (id) => sql`select name from expert_systems where id = ${id}::int`,
  engineCodes: (id) => sql`select code as name from engine_codes where id = ${id}::int`,
  paymentChannels: (id) => sql`select name from payment_channels where id = ${id}::int`,
  paymentGateways: (id) => sql`select name from payment_gateways where id = ${id}`,
  taxpayerCategories: (id) => sql`select name from taxpayer_categories where id = ${id}::int`,
  mdas: (id) => sql`select name from mdas where id = ${id}::int`,
  taxOffices: (id) => sql`select name from tax_offices where id = ${id}::int`,
  revenueHeads: (id) => sql`select name from revenue_heads where id = ${id}::int`,
  // The logs' readers see people by what they did, and no accounts.
  logActors: (id) => sql`select coalesce(
    (select actor_name from reading.audit where actor = ${`user:${id}`} order by id desc limit 1),
    (select actor_name from reading.activity where actor = ${`user:${id}`} order by id desc limit 1)) as name`,
  logActions: (id) => sql`select ${id}::text as name`,
  counters: (id) => sql`select name from mda_counters where id = ${id}::int`,
  industries: (id) => sql`select name from reading.sectors where id = ${id}::int`,
  homeLgas: (id) => sql`select name from lgas where id = ${id}::int`,
};

/** What a filter was set to, in words; the id itself where nothing has it. */
export async function nameOfChoice(run: RunQuery, key: ChoiceFilterKey, id: Id): Promise<string> {
  const { lookup } = choiceFilters[key];
  if (lookup === null) return String(id);
  const [row] = await run<{ name: string }>(names[lookup](id));
  return row?.name ?? String(id);
}
