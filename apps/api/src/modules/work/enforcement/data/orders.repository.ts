import type { noteCourtOrder, OrderKind, RequestOf } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

type NewOrder = Omit<RequestOf<typeof noteCourtOrder>['body'], 'caseVersion'>;

const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

export async function insertOrder(tx: Transaction, enforcementId: string, by: string, order: NewOrder): Promise<void> {
  const { kind, court, orderNumber, givenOn, validUntil, place, paper, limitKobo = null } = order;
  await tablesOf(tx)
    .insertInto('enforcement_orders')
    .values({
      ...{ enforcement_id: enforcementId, kind, court, order_number: orderNumber, given_on: givenOn, place, paper },
      ...{ valid_until: validUntil, limit_kobo: limitKobo, noted_by: by, covers_dwelling: order.coversDwelling },
      ...{ may_seal: order.maySeal, may_take: order.mayTake, may_search: order.maySearch },
    })
    .execute();
}

/** The newest of its kind, as another person compared it. Answers its id. */
export async function compareOrder(
  tx: Transaction,
  enforcementId: string,
  { kind, by }: { readonly kind: OrderKind; readonly by: string },
): Promise<string> {
  const { id } = await tablesOf(tx)
    .selectFrom('enforcement_orders')
    .select('id')
    .where('enforcement_id', '=', enforcementId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tablesOf(tx)
    .updateTable('enforcement_orders')
    .set({ compared_by: by, compared_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return id;
}

/** The newest first. */
export function ordersOf(on: Runner, enforcementId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_orders as r')
    .select([
      'r.id',
      'r.court',
      'r.order_number as orderNumber',
      'r.given_on as givenOn',
      'r.valid_until as validUntil',
    ])
    .select(['r.place', 'r.may_seal as maySeal', 'r.may_take as mayTake', 'r.may_search as maySearch', 'r.paper'])
    .select(['r.covers_dwelling as coversDwelling', 'r.limit_kobo as limitKobo', 'r.noted_by as notedBy'])
    .select('r.compared_by as comparedBy')
    .select(({ ref }) => [
      sql<OrderKind>`${ref('r.kind')}`.as('kind'),
      nameOf('r.noted_by').as('notedByName'),
      nameOf('r.compared_by').as('comparedByName'),
    ])
    .where('r.enforcement_id', '=', enforcementId)
    .orderBy('r.id', 'desc')
    .execute();
}
export type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];
