import { type GatewayId, type Language, type PaymentGateway, taxpayerRoles } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Lists whose entries are an id and a name; people look for a name, so that is their order. */
type NamedList = 'states' | 'mdas' | 'industries' | 'expert_systems';
/** Lists whose own order means something. */
type OrderedList = 'genders' | 'payment_channels' | 'taxpayer_categories';

export function createLookupsRepository(db: Database) {
  const tables = tablesOf(db);
  return {
    named: (list: NamedList) =>
      tables.selectFrom(list).select(['id', 'name as displayField']).orderBy('name').execute(),
    async taxOffices() {
      const rows = await tables
        .selectFrom('reading.tax_offices')
        .select(['id', 'name as displayField', 'closed_on as closedOn'])
        .orderBy('name')
        .execute();
      return rows.map(({ closedOn: on, ...office }) => (on === null ? office : { ...office, isClosed: true as const }));
    },
    ordered: (list: OrderedList) =>
      tables.selectFrom(list).select(['id', 'name as displayField']).orderBy('id').execute(),
    lgas: (stateId: number | undefined) =>
      tables
        .selectFrom('lgas')
        .select(['id', 'name as displayField', 'state_id as stateId'])
        .$if(stateId !== undefined, (some) => some.where('state_id', '=', Number(stateId)))
        .orderBy('name')
        .orderBy('id')
        .execute(),
    /** Of one expert system, or all. */
    engineCodes: (ofSystem: number | undefined) =>
      tables
        .selectFrom('reading.engine_codes')
        .select(['id', 'code as displayField', 'expert_system_id as expertSystemId'])
        .$if(ofSystem !== undefined, (some) => some.where('expert_system_id', '=', Number(ofSystem)))
        .orderBy('code')
        .execute(),
    /** Of one MDA, or all with the code of theirs: many have a "Counter 1". */
    async counters(ofMda: number | undefined) {
      const { rows } = await db.$client.query<{ id: number; displayField: string }>(
        `select c.id, case when $1::int is null then c.name || ' · ' || m.code else c.name end as "displayField"
         from mda_counters c join mdas m on m.id = c.mda_id where $1::int is null or c.mda_id = $1 order by lower(c.name), m.code`,
        [ofMda ?? null],
      );
      return rows;
    },
    /** Whoever has a role that is no taxpayer's, now or suspended. */
    async logActors() {
      const { rows } = await db.$client.query<{ id: string; displayField: string }>(
        `select id, person_name(first_name, last_name) as "displayField" from users
         where exists (select from user_roles where user_id = users.id and role_name <> all ($1))
         order by 2, 1`,
        [taxpayerRoles],
      );
      return rows;
    },
    /** By leaps over the index: each name is looked up once, however many rows have it. */
    async logActions() {
      const { rows } = await db.$client.query<{ id: string; displayField: string }>(
        `with recursive audited as (
           (select action from audit_log order by action limit 1)
           union all select (select action from audit_log where action > audited.action order by action limit 1)
           from audited where audited.action is not null
         ), noted as (
           (select action from activity_log order by action limit 1)
           union all select (select action from activity_log where action > noted.action order by action limit 1)
           from noted where noted.action is not null
         )
         select action as id, action as "displayField" from audited where action is not null
         union select action, action from noted where action is not null order by 1`,
      );
      return rows;
    },
    revenueHeads: () =>
      tables
        .selectFrom('reading.revenue_heads')
        .select(['id', 'name as displayField', 'code', 'mda_id as mdaId'])
        .where('is_active', '=', true)
        .orderBy('name')
        .execute(),
    async paymentGateways(language: Language): Promise<PaymentGateway[]> {
      const rows = await tables
        .selectFrom('reading.payment_gateways')
        .select(['id', 'name', 'availability', 'is_down as isDown'])
        .select(({ ref }) => ref('steps').$castTo<Readonly<Record<Language, string[]>>>().as('steps'))
        .where('availability', '<>', 'hidden')
        .orderBy('position')
        .execute();
      return rows.map(({ id, name, availability, steps, isDown }) => ({
        id: id as GatewayId,
        displayField: name,
        availability,
        steps: steps[language],
        ...(isDown && availability === 'available' && { isDown }),
      }));
    },
  };
}
export type LookupsRepository = ReturnType<typeof createLookupsRepository>;
