import type { FilterLookup } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

const tables: Partial<Record<FilterLookup, string>> = {
  ...{ expertSystems: 'expert_systems', engineCodes: 'engine_codes', paymentChannels: 'payment_channels' },
  ...{ paymentGateways: 'payment_gateways', taxpayerCategories: 'taxpayer_categories', mdas: 'mdas' },
  ...{ taxOffices: 'tax_offices', revenueHeads: 'revenue_heads', homeLgas: 'lgas', counters: 'mda_counters' },
  industries: 'industries',
};

/** Something that a filter of this list can be set to; of people the one that is given. */
export async function choiceOf(db: Database, lookup: FilterLookup, person: string): Promise<string> {
  if (lookup === 'logActors') return person;
  if (lookup === 'logActions') return 'role.assigned';
  const { rows } = await db.$client.query<{ id: string }>(
    `select id::text from ${tables[lookup]} ${lookup === 'homeLgas' ? 'where state_id = 19' : ''} order by id limit 1`,
  );
  return rows[0]?.id ?? '1';
}
