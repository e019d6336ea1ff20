import type { ExpertSystem } from '@portal/contracts';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface FormDetails extends Pick<ExpertSystem, 'name' | 'contact' | 'contract'> {
  readonly revenueHeads: readonly { readonly id: number }[];
}

/** Of an expert system that is locked. */
export function formDetailsOf(tx: Transaction, id: number): Promise<FormDetails> {
  return tablesOf(tx)
    .selectFrom('expert_systems as s')
    .select('s.name')
    .select((eb) => [
      jsonBuildObject({
        name: eb.ref('s.contact_name'),
        email: eb.ref('s.contact_email'),
        phone: eb.ref('s.contact_phone'),
      }).as('contact'),
      jsonBuildObject({
        reference: eb.ref('s.contract_reference'),
        from: eb.ref('s.contract_from'),
        until: eb.ref('s.contract_until'),
      }).as('contract'),
      jsonArrayFrom(
        eb
          .selectFrom('expert_system_heads as h')
          .select('h.revenue_head_id as id')
          .whereRef('h.expert_system_id', '=', 's.id'),
      ).as('revenueHeads'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow(() => new Error('An expert system that is locked is there'));
}
