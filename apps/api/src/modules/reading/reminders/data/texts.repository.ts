import type { Language, ReminderPurpose, ReminderWording, TextState } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type Wordings = Readonly<Record<Language, ReminderWording>>;

const instant = (column: string) => sql<Date | null>`${sql.ref(column)}`;
const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

function textsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('reminder_texts as t')
    .select(['t.id', 't.code', 't.version', 't.written_by as writtenById', 't.office_id as officeId'])
    .select(({ ref }) => [
      ref('t.purpose').$castTo<ReminderPurpose>().as('purpose'),
      ref('t.state').$castTo<TextState>().as('state'),
      sql<Wordings>`t.wordings`.as('wordings'),
      nameOf('t.written_by').as('writtenBy'),
      nameOf('t.decided_by').as('decidedBy'),
      sql<Date>`t.written_at`.as('writtenAt'),
      instant('t.tested_at').as('testedAt'),
      sql<string>`(select c.id from cases_about('reminder-text', 'reminder-text:' || t.id) c limit 1)`.as('workId'),
    ]);
}

export type TextRow = NonNullable<Awaited<ReturnType<typeof findText>>>;

export function findText(on: Runner, id: string) {
  return textsIn(on).where('t.id', '=', id).executeTakeFirst();
}

export function allTexts(on: Runner): Promise<readonly TextRow[]> {
  return textsIn(on).orderBy('t.code').orderBy('t.version', 'desc').execute();
}

/** The newest version of a code that was approved. */
export function isNewestApproved(on: Runner, { id, code }: Pick<TextRow, 'id' | 'code'>): Promise<boolean> {
  return tablesOf(on)
    .selectFrom('reminder_texts')
    .select('id')
    .where('code', '=', code)
    .where('state', '=', 'approved')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((newest) => newest?.id === id);
}

interface NewText {
  readonly code: string;
  readonly purpose: ReminderPurpose;
  readonly wordings: Wordings;
  readonly officeId: number;
  readonly by: string;
  readonly at: Date;
}

/** The next version of its code; undefined where the code is of another purpose. */
export async function insertText(
  on: Runner,
  { code, purpose, wordings, officeId, by, at }: NewText,
): Promise<{ readonly id: string; readonly version: number } | undefined> {
  const before = await tablesOf(on)
    .selectFrom('reminder_texts')
    .select(['purpose', 'version'])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before && before.purpose !== purpose) return undefined;
  return tablesOf(on)
    .insertInto('reminder_texts')
    .values({
      ...{ code, purpose, version: (before?.version ?? 0) + 1, wordings: JSON.stringify(wordings) },
      ...{ office_id: officeId, written_by: by, written_at: at },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export async function noteTest(on: Runner, id: string, at: Date): Promise<void> {
  await tablesOf(on).updateTable('reminder_texts').set({ tested_at: at }).where('id', '=', id).execute();
}

export async function decideText(
  on: Runner,
  id: string,
  { state, by, at }: { readonly state: TextState; readonly by: string; readonly at: Date },
): Promise<void> {
  await tablesOf(on)
    .updateTable('reminder_texts')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The mailbox of somebody of staff. */
export async function ownMailbox(
  on: Runner,
  userId: string,
): Promise<{ readonly email: string; readonly name: string }> {
  const found = await tablesOf(on)
    .selectFrom(sql<{ email: string; first_name: string }>`reading.mailbox_of_user(${userId}::uuid)`.as('u'))
    .select(['u.email', 'u.first_name as name'])
    .executeTakeFirst();
  if (!found) throw new Error('Whoever is signed in has no mailbox');
  return found;
}
