import { type GatewayId, type Language, type PaymentGateway, taxpayerRoles } from '@portal/contracts';
import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { engineCodes, expertSystems, mdas, revenueHeads, taxOffices } from './collectors.table.ts';
import { paymentChannels, paymentGateways } from './payment-options.table.ts';
import { genders, industries, taxpayerCategories } from './people.table.ts';
import { lgas, states } from './places.table.ts';

/** Lists whose entries are an id and a name; people look for a name, so that is their order. */
const namedLists = { states, mdas, expertSystems, industries } as const;
/** Lists whose own order means something. */
const orderedLists = { genders, paymentChannels, taxpayerCategories } as const;

export function createLookupsRepository(db: Database) {
  return {
    named(list: keyof typeof namedLists) {
      const { id, name } = namedLists[list];
      return db.select({ id, displayField: name }).from(namedLists[list]).orderBy(asc(name));
    },
    async taxOffices() {
      const { id, name, closedOn } = taxOffices;
      const rows = await db.select({ id, displayField: name, closedOn }).from(taxOffices).orderBy(asc(name));
      return rows.map(({ closedOn: on, ...office }) => (on === null ? office : { ...office, isClosed: true as const }));
    },
    ordered(list: keyof typeof orderedLists) {
      const { id, name } = orderedLists[list];
      return db.select({ id, displayField: name }).from(orderedLists[list]).orderBy(asc(id));
    },
    lgas(stateId: number | undefined) {
      return db
        .select({ id: lgas.id, displayField: lgas.name, stateId: lgas.stateId })
        .from(lgas)
        .where(stateId === undefined ? undefined : eq(lgas.stateId, stateId))
        .orderBy(asc(lgas.name), asc(lgas.id));
    },
    /** Of one expert system, or all. */
    engineCodes(ofSystem: number | undefined) {
      const { id, code, expertSystemId } = engineCodes;
      return db
        .select({ id, displayField: code, expertSystemId })
        .from(engineCodes)
        .where(ofSystem === undefined ? undefined : eq(expertSystemId, ofSystem))
        .orderBy(asc(code));
    },
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
        `select id, concat_ws(' ', first_name, last_name) as "displayField" from users
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
    revenueHeads() {
      const { id, name, code, mdaId, isActive } = revenueHeads;
      return db
        .select({ id, displayField: name, code, mdaId })
        .from(revenueHeads)
        .where(eq(isActive, true))
        .orderBy(asc(name));
    },
    async paymentGateways(language: Language): Promise<PaymentGateway[]> {
      const rows = await db
        .select({
          id: paymentGateways.id,
          name: paymentGateways.name,
          availability: paymentGateways.availability,
          steps: paymentGateways.steps,
          isDown: sql<boolean>`is_provider_down(case ${paymentGateways.id} when 'interswitch' then 'interswitch' else 'remita' end::payment_provider)`,
        })
        .from(paymentGateways)
        .where(ne(paymentGateways.availability, 'hidden'))
        .orderBy(asc(paymentGateways.position));
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
