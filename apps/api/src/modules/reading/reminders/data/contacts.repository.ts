import type { ReminderChannel } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { AudienceRow } from './audience-rows.ts';

export interface Contact {
  /** Under which their papers stand. */
  readonly lead: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Candidate extends Contact, AudienceRow {
  readonly isOut: boolean;
  readonly isTold: boolean;
}

/** Where each can be reached, whether they took the way out, and whether they had this text about this matter. */
export function candidatesOf(
  on: Runner,
  rows: readonly AudienceRow[],
  { channel, textCode }: { readonly channel: ReminderChannel; readonly textCode: string },
): Promise<readonly Candidate[]> {
  const asked = sql<{ tpui: string; about: string; due_on: string | null }>`unnest(
    ${rows.map(({ tpui }) => tpui)}::text[], ${rows.map(({ about }) => about)}::text[], ${rows.map(({ dueOn }) => dueOn)}::date[])`;
  const contacts = sql<{
    tpui: string;
    lead: string;
    name: string;
    email: string | null;
    phone: string | null;
  }>`reading.reminder_contacts(${rows.map(({ tpui }) => tpui)}::text[])`;
  return tablesOf(on)
    .selectFrom(asked.as<'a'>(sql`a (tpui, about, due_on)`))
    .innerJoin(contacts.as('c'), 'c.tpui', 'a.tpui')
    .select(['a.tpui', 'a.about', 'a.due_on as dueOn', 'c.lead', 'c.name', 'c.email', 'c.phone'])
    .select([
      sql<boolean>`reading.wants_no_reminder(c.lead, ${channel})`.as('isOut'),
      sql<boolean>`exists (select from reminder_messages m where m.tpui = c.lead and m.text_code = ${textCode} and m.about = a.about
        and m.outcome not in ('failed', 'skipped'))`.as('isTold'),
    ])
    .execute();
}
