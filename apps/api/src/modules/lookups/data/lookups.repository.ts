import type { GatewayId, Language, PaymentGateway } from '@portal/contracts';
import { asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { expertSystems, mdas, revenueHeads, taxOffices } from './collectors.table.ts';
import { paymentChannels, paymentGateways } from './payment-options.table.ts';
import { genders, industries, taxpayerCategories } from './people.table.ts';
import { lgas, states } from './places.table.ts';

/** Lists whose entries are an id and a name; people look for a name, so that is their order. */
const namedLists = { states, mdas, taxOffices, expertSystems, industries } as const;
/** Lists whose own order means something. */
const orderedLists = { genders, paymentChannels, taxpayerCategories } as const;

export function createLookupsRepository(db: Database) {
  return {
    named(list: keyof typeof namedLists) {
      const { id, name } = namedLists[list];
      return db.select({ id, displayField: name }).from(namedLists[list]).orderBy(asc(name));
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
    revenueHeads() {
      const { id, name, code, mdaId } = revenueHeads;
      return db.select({ id, displayField: name, code, mdaId }).from(revenueHeads).orderBy(asc(name));
    },
    async paymentGateways(language: Language): Promise<PaymentGateway[]> {
      const rows = await db
        .select()
        .from(paymentGateways)
        .where(ne(paymentGateways.availability, 'hidden'))
        .orderBy(asc(paymentGateways.position));
      return rows.map(({ id, name, availability, steps }) => ({
        id: id as GatewayId,
        displayField: name,
        availability,
        steps: steps[language],
      }));
    },
  };
}
export type LookupsRepository = ReturnType<typeof createLookupsRepository>;
