import { type Certification, type PartnerStanding, type PartnerState, partnerHealthDays } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Move {
  readonly expertSystemId: number;
  readonly from: PartnerState;
  readonly to: PartnerState;
  readonly reason: string;
}

/** Undefined when there is no such expert system. */
export async function findStanding(run: Runner, expertSystemId: number) {
  return tablesOf(run)
    .selectFrom('partner_standings')
    .select('since')
    .select(({ ref }) => ref('state').$castTo<PartnerState>().as('state'))
    .where('expert_system_id', '=', expertSystemId)
    .executeTakeFirst();
}

/** How many persons it takes; undefined: there is no such move. */
export async function personsOfMove(run: Runner, from: PartnerState, to: PartnerState): Promise<number | undefined> {
  const found = await tablesOf(run)
    .selectFrom('partner_transitions')
    .select('persons')
    .where('from_state', '=', from)
    .where('to_state', '=', to)
    .executeTakeFirst();
  return found?.persons;
}

const now = sql<Date>`clock_timestamp()`;

/** The portal moves it by what it saw. */
export async function moveBySight(tx: Transaction, move: Move, certification: Certification | null): Promise<void> {
  await tablesOf(tx)
    .insertInto('partner_moves')
    .values({
      ...{ expert_system_id: move.expertSystemId, from_state: move.from, to_state: move.to, reason: move.reason },
      ...{ outcome: 'done', decided_at: now, certification: certification && JSON.stringify(certification) },
    })
    .execute();
}

/** Done at once where one person is enough; else it waits for the second. */
export async function moveByPerson(tx: Transaction, move: Move, userId: string, persons: number): Promise<string> {
  const isDone = persons < 2;
  const { id } = await tablesOf(tx)
    .insertInto('partner_moves')
    .values({
      ...{ expert_system_id: move.expertSystemId, from_state: move.from, to_state: move.to, reason: move.reason },
      proposed_by: userId,
      outcome: isDone ? 'done' : null,
      decided_by: isDone ? userId : null,
      decided_at: isDone ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined when it is decided already, or there is none. */
export async function lockOpenMove(tx: Transaction, expertSystemId: number, moveId: string) {
  return tablesOf(tx)
    .selectFrom('partner_moves')
    .select('proposed_by as proposedBy')
    .select(({ ref }) => ref('to_state').$castTo<PartnerState>().as('to'))
    .where('id', '=', moveId)
    .where('expert_system_id', '=', expertSystemId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideMove(
  tx: Transaction,
  moveId: string,
  { outcome, userId }: { readonly outcome: 'done' | 'refused'; readonly userId: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_moves')
    .set({ outcome, decided_by: userId, decided_at: now })
    .where('id', '=', moveId)
    .execute();
}

const nameOf = (column: string) => sql<string>`coalesce(reading.name_of_actor('user:' || ${sql.ref(column)}), '')`;

/** The newest first. */
export async function movesOf(run: Runner, expertSystemId: number) {
  return tablesOf(run)
    .selectFrom('partner_moves')
    .select(['id', 'reason', 'outcome', 'proposed_at as proposedAt', 'decided_at as decidedAt'])
    .select(['proposed_by as proposedBy', 'decided_by as decidedBy'])
    .select(({ ref }) => [
      ref('from_state').$castTo<PartnerState>().as('from'),
      ref('to_state').$castTo<PartnerState>().as('to'),
      nameOf('proposed_by').as('proposedByName'),
      nameOf('decided_by').as('decidedByName'),
    ])
    .where('expert_system_id', '=', expertSystemId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Figures of the last 30 days, from what the module holds. */
export async function healthOf(run: Runner, expertSystemId: number): Promise<PartnerStanding['health']> {
  const tables = tablesOf(run);
  const since = sql<Date>`clock_timestamp() - ${partnerHealthDays} * interval '1 day'`;
  const events = tables
    .selectFrom('partner_events')
    .select(({ fn }) => [
      fn.count<number>('bill_id').distinct().filterWhere('type', '=', 'bill.created').as('bills'),
      fn.count<number>('bill_id').distinct().filterWhere('type', '=', 'bill.paid').as('paid'),
    ])
    .where('expert_system_id', '=', expertSystemId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  const messages = tables
    .selectFrom('partner_deliveries as d')
    .innerJoin('partner_webhooks as w', 'w.id', 'd.webhook_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('d.state', '=', 'arrived').as('arrived'),
      fn.countAll<number>().filterWhere('d.state', '<>', 'waiting').as('ended'),
    ])
    .where('w.expert_system_id', '=', expertSystemId)
    .where('d.created_at', '>', since)
    .executeTakeFirstOrThrow();
  const keys = tables
    .selectFrom('partner_keys')
    .select(({ fn }) => [fn.countAll<number>().as('live'), fn.min('created_at').as('oldest')])
    .select(({ fn }) => fn.max('last_used_at').as('lastCall'))
    .where('expert_system_id', '=', expertSystemId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  const faults = tables
    .selectFrom('partner_faults')
    .select('code')
    .select(({ fn }) => fn.sum<number>('times').as('times'))
    .where('expert_system_id', '=', expertSystemId)
    .where('day', '>', sql<string>`lagos_today() - ${partnerHealthDays}::int`)
    .groupBy('code')
    .orderBy('times', 'desc')
    .orderBy('code')
    .limit(10)
    .execute();
  const [{ bills, paid }, { arrived, ended }, { live, oldest, lastCall }, counted] = await Promise.all([
    events,
    messages,
    keys,
    faults,
  ]);
  return {
    ...{ bills: Number(bills), paid: Number(paid), webhooksArrived: Number(arrived), webhooksEnded: Number(ended) },
    faults: counted.map(({ code, times }) => ({ code, times: Number(times) })),
    ...{ liveKeys: Number(live), oldestKeyAt: oldest?.toISOString() ?? null },
    lastCallAt: lastCall?.toISOString() ?? null,
  };
}
