import type { Language, MessageOutcome, MessageReason, ReminderChannel } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Candidate, Contact } from './contacts.repository.ts';
import type { Wordings } from './texts.repository.ts';

/** A statement holds so many rows. */
const chunk = 20_000;

/** Who is to get it, each once; who had this text about this matter meanwhile is left out. Answers how many. */
export async function insertMessages(
  on: Runner,
  campaignId: string,
  textCode: string,
  people: readonly Candidate[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < people.length; from += chunk) {
    const some = people.slice(from, from + chunk);
    const rows = sql<{ tpui: string; about: string; due_on: string | null }>`unnest(
      ${some.map(({ lead }) => lead)}::text[], ${some.map(({ about }) => about)}::text[], ${some.map(({ dueOn }) => dueOn)}::date[])`;
    const { numInsertedOrUpdatedRows = 0n } = await tablesOf(on)
      .insertInto('reminder_messages')
      .columns(['campaign_id', 'tpui', 'text_code', 'about', 'due_on'])
      .expression((from_) =>
        from_
          .selectFrom(rows.as<'a'>(sql`a (tpui, about, due_on)`))
          .select([sql<string>`${campaignId}::uuid`.as('campaign_id'), 'a.tpui'])
          .select([sql<string>`${textCode}::text`.as('text_code'), 'a.about', 'a.due_on']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** Nobody approved it: none of its messages goes out. */
export async function dropMessages(on: Runner, campaignId: string, at: Date): Promise<void> {
  await tablesOf(on)
    .updateTable('reminder_messages')
    .set({ outcome: 'skipped', reason: 'not-approved', settled_at: at })
    .where('campaign_id', '=', campaignId)
    .where('outcome', '=', 'waiting')
    .execute();
}

export interface TakenMessage extends Omit<Contact, 'lead'> {
  readonly id: string;
  readonly campaignId: string;
  readonly tpui: string;
  readonly about: string;
  readonly dueOn: string | null;
  readonly tries: number;
  readonly wayOut: string;
  readonly channel: ReminderChannel;
  readonly language: Language;
  readonly officeId: number;
  readonly wordings: Wordings;
  /** Asked in this transaction: whoever paid a minute ago is not written to. */
  readonly hindrance: Extract<MessageReason, 'settled' | 'open-case' | 'opted-out'> | null;
}

const contacts = sql<{
  name: string;
  email: string | null;
  phone: string | null;
}>`lateral reading.reminder_contacts(array[m.tpui])`;

/** The oldest that wait, held until the transaction ends; another worker takes others. A campaign that is being stopped gives none. */
export function takeBatch(on: Runner, most: number, retryBefore: Date): Promise<readonly TakenMessage[]> {
  return tablesOf(on)
    .selectFrom('reminder_messages as m')
    .innerJoin('reminder_campaigns as c', 'c.id', 'm.campaign_id')
    .innerJoin('reminder_texts as t', 't.id', 'c.text_id')
    .innerJoin(contacts.as('k'), (join) => join.onTrue())
    .select(['k.name', 'k.email', 'k.phone'])
    .select(['m.id', 'm.campaign_id as campaignId', 'm.tpui', 'm.about', 'm.due_on as dueOn', 'm.tries'])
    .select(['m.way_out as wayOut', 'c.office_id as officeId'])
    .select(({ ref }) => [
      ref('c.channel').$castTo<ReminderChannel>().as('channel'),
      ref('c.language').$castTo<Language>().as('language'),
      sql<Wordings>`t.wordings`.as('wordings'),
      sql<TakenMessage['hindrance']>`reading.reminder_hindrance(m.tpui, m.about, c.channel)`.as('hindrance'),
    ])
    .where('c.state', '=', 'sending')
    .where('m.outcome', '=', 'waiting')
    .where(({ or, eb }) => or([eb('m.taken_at', 'is', null), eb('m.taken_at', '<=', retryBefore)]))
    .orderBy('m.campaign_id')
    .orderBy('m.id')
    .limit(most)
    .forUpdate('m')
    .skipLocked()
    .execute();
}

/** Of a batch: those that are handed over now. */
export async function markTaken(on: Runner, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tablesOf(on)
    .updateTable('reminder_messages')
    .set(({ eb }) => ({ outcome: 'sending', taken_at: at, tries: eb('tries', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}

export interface Settled {
  readonly outcome: Exclude<MessageOutcome, 'sending'>;
  readonly reason?: MessageReason;
  readonly costKobo?: number;
  readonly reference?: string;
}

export async function settleMessage(on: Runner, id: string, settled: Settled, at: Date): Promise<void> {
  const { outcome, reason, costKobo = 0, reference } = settled;
  await tablesOf(on)
    .updateTable('reminder_messages')
    .set({
      ...{ outcome, reason: reason ?? null, settled_at: outcome === 'waiting' ? null : at },
      ...(costKobo > 0 && { cost_kobo: costKobo }),
      ...(reference !== undefined && { network_reference: reference }),
    })
    .where('id', '=', id)
    .execute();
}

/** Whether it still goes out: asked before each message, so that a stop is obeyed within a few. */
export async function isSending(on: Runner, campaignId: string): Promise<boolean> {
  const found = await tablesOf(on)
    .selectFrom('reminder_campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What a worker took and never told of, because it was killed. A mail waits again: sent twice it has the same `Message-ID`, by which mailboxes know
 * it. Of a text message nobody knows, and nobody gets it twice.
 */
export async function freeLost(on: Runner, takenBefore: Date, at: Date): Promise<void> {
  const lost = (channel: ReminderChannel) =>
    tablesOf(on)
      .updateTable('reminder_messages as m')
      .from('reminder_campaigns as c')
      .whereRef('c.id', '=', 'm.campaign_id')
      .where('c.channel', '=', channel)
      .where('m.outcome', '=', 'sending')
      .where('m.taken_at', '<=', takenBefore);
  await lost('mail').set({ outcome: 'waiting', taken_at: null }).execute();
  await lost('message').set({ outcome: 'failed', reason: 'uncertain', settled_at: at }).execute();
}

/** Whose message it is by its way out. */
export function findByWayOut(on: Runner, key: string) {
  return tablesOf(on)
    .selectFrom('reminder_messages as m')
    .innerJoin('reminder_campaigns as c', 'c.id', 'm.campaign_id')
    .select('m.tpui')
    .select(({ ref }) => ref('c.channel').$castTo<ReminderChannel>().as('channel'))
    .where('m.way_out', '=', key)
    .executeTakeFirst();
}

/** A message that was handed over and of which nothing more is known. */
export function findByReference(on: Runner, reference: string) {
  return tablesOf(on)
    .selectFrom('reminder_messages as m')
    .innerJoin('reminder_campaigns as c', 'c.id', 'm.campaign_id')
    .select(['m.id', 'm.tpui', 'c.office_id as officeId'])
    .where('m.network_reference', '=', reference)
    .where('m.outcome', '=', 'sent')
    .forUpdate('m')
    .executeTakeFirst();
}

/** Answers whether it is new. */
export async function insertOptOut(on: Runner, tpui: string, channel: ReminderChannel, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tablesOf(on)
    .insertInto('reminder_opt_outs')
    .values({ tpui, channel, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Whether an open case already looks for an address of this taxpayer. */
export async function isAddressLookedFor(on: Runner, tpui: string): Promise<boolean> {
  const cases = sql<{ is_open: boolean; subject: string }>`cases_about('address-check', ${`address:${tpui}:`})`;
  const found = await tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.subject')
    .where('c.is_open', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
