import type { TipClosing, TipKind, TipState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface NewTip {
  readonly id: string;
  readonly requestId: string;
  readonly contentDigest: Buffer;
  readonly referenceIndex: Buffer;
  readonly kind: TipKind;
  readonly about: string;
  readonly place: string;
  readonly words: string;
  readonly lgaId: number;
  readonly officeId: number;
  readonly wantsReward: boolean;
}

/** Who reads what happened there; null of an area of another state. */
export async function officeOfTip(on: Runner, lgaId: number): Promise<number | null> {
  const { officeId } = await tablesOf(on)
    .selectNoFrom(sql<number | null>`office_of_tip(${lgaId})`.as('officeId'))
    .executeTakeFirstOrThrow();
  return officeId;
}

/** Its number; undefined when this request was made before. */
export async function insertTip(tx: Transaction, tip: NewTip): Promise<string | undefined> {
  const made = await tablesOf(tx)
    .insertInto('tips')
    .values({
      ...{ id: tip.id, number: sql<string>`next_tip_number()`, request_id: tip.requestId, kind: tip.kind },
      ...{ content_digest: tip.contentDigest, reference_index: tip.referenceIndex, about: tip.about },
      ...{ place: tip.place, words: tip.words, lga_id: tip.lgaId, office_id: tip.officeId },
      wants_reward: tip.wantsReward,
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('number')
    .executeTakeFirst();
  return made?.number;
}

export async function sealSender(tx: Transaction, tipId: string, sealed: Buffer): Promise<void> {
  await tablesOf(tx).insertInto('tip_senders').values({ tip_id: tipId, sealed }).execute();
}

export function tipOfRequest(on: Runner, requestId: string): Promise<{ contentDigest: Buffer } | undefined> {
  return tablesOf(on)
    .selectFrom('tips')
    .select('content_digest as contentDigest')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

function tipsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('tips as t')
    .leftJoin('tip_senders as s', 's.tip_id', 't.id')
    .select(['t.id', 't.number', 't.about', 't.place', 't.words', 't.tpui', 't.lead_id as leadId'])
    .select(['t.lga_id as lgaId', 't.office_id as officeId', 't.wants_reward as wantsReward'])
    .select(['t.received_on as receivedOn', 't.ended_on as endedOn', 't.end_reason as endReason'])
    .select([
      sql<TipKind>`t.kind`.as('kind'),
      sql<TipState>`t.state`.as('state'),
      sql<TipClosing | null>`t.closing`.as('closing'),
      sql<boolean>`s.tip_id is not null`.as('hasSender'),
      sql<string>`named_area(t.lga_id)`.as('lga'),
      sql<string>`named_office(t.office_id)`.as('office'),
      sql<string | null>`named_person(t.ended_by)`.as('endedBy'),
      sql<string | null>`number_of_lead(t.lead_id)`.as('leadNumber'),
      sql<number>`case_version('tip', 'tip:' || t.id)`.as('caseVersion'),
    ]);
}

export type TipRow = NonNullable<Awaited<ReturnType<typeof findTip>>>;

export function findTip(on: Runner, id: string) {
  return tipsIn(on).where('t.id', '=', id).executeTakeFirst();
}

export function tipByReference(on: Runner, referenceIndex: Buffer) {
  return tipsIn(on).where('t.reference_index', '=', referenceIndex).executeTakeFirst();
}

/** Until the transaction ends nobody else ends it. */
export async function lockTip(tx: Transaction, id: string): Promise<TipRow | undefined> {
  await tablesOf(tx).selectFrom('tips').select('id').where('id', '=', id).forUpdate().execute();
  return findTip(tx, id);
}

export interface EndedTip {
  readonly state: 'taken-up' | 'closed';
  readonly by: string;
  readonly reason: string;
  readonly leadId?: string;
  readonly tpui?: string | null;
  readonly closing?: TipClosing;
}

export async function endTip(tx: Transaction, id: string, end: EndedTip): Promise<void> {
  await tablesOf(tx)
    .updateTable('tips')
    .set({
      ...{ state: end.state, ended_by: end.by, end_reason: end.reason, ended_on: sql<string>`lagos_today()` },
      ...{ lead_id: end.leadId ?? null, tpui: end.tpui ?? null, closing: end.closing ?? null },
    })
    .where('id', '=', id)
    .execute();
}

/** Answers of how many tips words and sender were removed. */
export async function forgetEnded(tx: Transaction): Promise<number> {
  const old = await tablesOf(tx)
    .updateTable('tips')
    .set({ words: '', place: '', about: '' })
    .where('ended_on', '<', sql<string>`lagos_today() - 365`)
    .where('words', '<>', '')
    .returning('id')
    .execute();
  if (old.length > 0)
    await tablesOf(tx)
      .deleteFrom('tip_senders')
      .where('tip_id', '=', sql<string>`any (${sql.val(old.map(({ id }) => id))}::uuid[])`)
      .execute();
  return old.length;
}
