import type { HeldKind, noteExecution, planVisit, RequestOf, VisitState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

type NewVisit = Omit<RequestOf<typeof planVisit>['body'], 'caseVersion'>;
type NewExecution = Omit<RequestOf<typeof noteExecution>['body'], 'caseVersion'>;

const now = sql<Date>`clock_timestamp()`;
const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;
const instant = (column: string) => sql<Date | null>`${sql.ref(column)}`;
const gender = sql<'female' | 'male'>`gender`;

/** With its team; the database holds it against the order. Answers its id. */
export async function insertVisit(
  tx: Transaction,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  { by, visit }: { readonly by: string; readonly visit: NewVisit },
): Promise<string> {
  const made = await tablesOf(tx)
    .insertInto('enforcement_visits')
    .values({
      ...{ enforcement_id: id, order_id: orderId, place: visit.place, is_dwelling: visit.isDwelling, planned_by: by },
      ...{ consent_of: visit.consentOf, will_seal: visit.willSeal, will_take: visit.willTake, witness: visit.witness },
      ...{ will_search: visit.willSearch, starts_at: new Date(visit.startsAt), ends_at: new Date(visit.endsAt) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tablesOf(tx)
    .insertInto('enforcement_team')
    .values(
      visit.team.map(({ userId, badge, gender: of }) => ({ visit_id: made.id, user_id: userId, badge, gender: of })),
    )
    .execute();
  return made.id;
}

const change = (tx: Transaction, id: string) => tablesOf(tx).updateTable('enforcement_visits').where('id', '=', id);

export async function approveVisit(tx: Transaction, id: string, by: string): Promise<void> {
  await change(tx, id).set({ state: 'approved', approved_by: by, approved_at: now }).execute();
}

export async function departVisit(
  tx: Transaction,
  id: string,
  { by, askedAt, at }: { readonly by: string; readonly askedAt: Date; readonly at: Date },
): Promise<void> {
  await change(tx, id).set({ state: 'departed', departed_by: by, asked_at: askedAt, departed_at: at }).execute();
}

export async function callOffVisit(tx: Transaction, id: string, reason: string): Promise<void> {
  await change(tx, id).set({ state: 'called-off', ended_at: now, end_reason: reason }).execute();
}

/** What was done, with its inventory, searches and photographs. */
export async function executeVisit(tx: Transaction, id: string, by: string, done: NewExecution): Promise<void> {
  const on = tablesOf(tx);
  const of = { visit_id: id };
  const { goods, searches, photos } = done;
  if (goods.length > 0)
    await on
      .insertInto('enforcement_goods')
      .values(
        goods.map(({ what, kind, valueKobo, keptAt, receipt }, index) => ({
          ...{ ...of, position: index + 1, what, kind, value_kobo: valueKobo, kept_at: keptAt, receipt },
        })),
      )
      .execute();
  if (searches.length > 0)
    await on
      .insertInto('enforcement_searches')
      .values(
        searches.map(({ searched, gender: whose, searchedBy }, index) => ({
          ...{ ...of, position: index + 1, searched, gender: whose, searched_by: searchedBy },
        })),
      )
      .execute();
  await on
    .insertInto('enforcement_photos')
    .values(photos.map(({ digest, keptAt }, index) => ({ ...of, position: index + 1, digest, kept_at: keptAt })))
    .execute();
  await change(tx, id)
    .set({
      ...{ state: 'executed', arrived_at: new Date(done.arrivedAt), left_at: new Date(done.leftAt), noted_by: by },
      ...{ latitude: done.latitude, longitude: done.longitude, has_sealed: done.hasSealed, noted_at: now },
      ...{ signed_for: done.signedFor, refusal: done.refusal, witnessed_by: done.witness, account: done.account },
      costs_kobo: done.costsKobo,
    })
    .execute();
}

/** The newest first. */
export function visitsOf(on: Runner, enforcementId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_visits as v')
    .select(['v.id', 'v.place', 'v.is_dwelling as isDwelling', 'v.consent_of as consentOf', 'v.will_seal as willSeal'])
    .select(['v.will_take as willTake', 'v.will_search as willSearch', 'v.witness', 'v.planned_by as plannedBy'])
    .select(['v.approved_by as approvedBy', 'v.end_reason as endReason', 'v.latitude', 'v.longitude', 'v.account'])
    .select(['v.has_sealed as hasSealed', 'v.signed_for as signedFor', 'v.refusal', 'v.witnessed_by as witnessedBy'])
    .select('v.costs_kobo as costsKobo')
    .select(({ ref }) => [
      sql<VisitState>`${ref('v.state')}`.as('state'),
      sql<Date>`v.starts_at`.as('startsAt'),
      sql<Date>`v.ends_at`.as('endsAt'),
      sql<string>`lagos_day(v.starts_at)`.as('on'),
      instant('v.departed_at').as('departedAt'),
      instant('v.arrived_at').as('arrivedAt'),
      instant('v.left_at').as('leftAt'),
      nameOf('v.planned_by').as('plannedByName'),
      nameOf('v.approved_by').as('approvedByName'),
    ])
    .where('v.enforcement_id', '=', enforcementId)
    .orderBy('v.id', 'desc')
    .execute();
}
export type VisitRow = Awaited<ReturnType<typeof visitsOf>>[number];

export function teamOf(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_team as g')
    .select(['g.user_id as id', 'g.badge', gender.as('gender'), nameOf('g.user_id').as('name')])
    .where('g.visit_id', '=', visitId)
    .orderBy('g.badge')
    .execute();
}

export function goodsOf(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_goods as g')
    .select(['g.what', 'g.value_kobo as valueKobo', 'g.kept_at as keptAt', 'g.receipt'])
    .select(({ ref }) => sql<HeldKind>`${ref('g.kind')}`.as('kind'))
    .where('g.visit_id', '=', visitId)
    .orderBy('g.position')
    .execute();
}

export function searchesOf(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_searches as s')
    .select(['s.searched', gender.as('gender'), nameOf('s.searched_by').as('searchedBy')])
    .where('s.visit_id', '=', visitId)
    .orderBy('s.position')
    .execute();
}

export function photosOf(on: Runner, visitId: string) {
  return tablesOf(on)
    .selectFrom('enforcement_photos as p')
    .select(['p.digest', 'p.kept_at as keptAt'])
    .where('p.visit_id', '=', visitId)
    .orderBy('p.position')
    .execute();
}
