import type { LawPaperKind, LawPaperStanding, LawPaperSubject, Letter, ServedHow } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

function papersIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('law_papers as p')
    .select(['p.id', 'p.number', 'p.tpui', 'p.code', 'p.amount_kobo as amountKobo', 'p.issued_at as issuedAt'])
    .select(['p.served_on as servedOn', 'p.last_day as lastDay', 'p.bill_reference as billReference'])
    .select('p.subject_id as subjectId')
    .select([
      sql<LawPaperKind>`p.kind`.as('kind'),
      sql<LawPaperSubject>`p.subject_kind`.as('subjectKind'),
      sql<ServedHow | null>`p.served_how`.as('servedHow'),
      sql<Letter>`p.letter`.as('letter'),
      sql<string>`lagos_day(p.issued_at)`.as('issuedOn'),
      sql<LawPaperStanding>`law_paper_standing(p)`.as('standing'),
    ]);
}

export type LawPaperRow = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

interface Case {
  readonly of: LawPaperSubject;
  readonly id: string;
}

/** Of a case, as they were issued. */
export function papersOfCase(on: Runner, { of, id }: Case): Promise<readonly LawPaperRow[]> {
  return papersIn(on).where('p.subject_kind', '=', of).where('p.subject_id', '=', id).orderBy('p.place').execute();
}

const isServedOn = (tpui: string) =>
  sql<boolean>`p.tpui = any (reading.papers_of(${tpui})) and p.served_on is not null`;

/** Of an own case, in the order in which they were served. */
export function ownPapersOfCase(on: Runner, tpui: string, { of, id }: Case): Promise<readonly LawPaperRow[]> {
  return papersIn(on)
    .where('p.subject_kind', '=', of)
    .where('p.subject_id', '=', id)
    .where(isServedOn(tpui))
    .orderBy('p.served_on')
    .orderBy('p.place')
    .execute();
}

export function findOwnPaper(on: Runner, tpui: string, id: string): Promise<LawPaperRow | undefined> {
  return papersIn(on).where('p.id', '=', id).where(isServedOn(tpui)).executeTakeFirst();
}

export function findPaper(on: Runner, id: string): Promise<LawPaperRow | undefined> {
  return papersIn(on).where('p.id', '=', id).executeTakeFirst();
}

export function findByNumber(on: Runner, number: string) {
  return papersIn(on).where('p.number', '=', number).executeTakeFirst();
}

/** Which office reads a paper: the home office of whose it is (the record that leads); of a substitution the one that asks for it. */
export async function officeOf(on: Runner, { subjectKind, subjectId, tpui }: Of): Promise<number | null> {
  if (subjectKind === 'substitution') {
    const asking = sql<number | null>`office_of_substitution(${subjectId}::uuid)`;
    return (await tablesOf(on).selectNoFrom(asking.as('officeId')).executeTakeFirstOrThrow()).officeId;
  }
  const row = await tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select('home_office_id as officeId')
    .where('tpui', '=', sql<string>`reading.lead_of(${tpui})`)
    .executeTakeFirst();
  return row?.officeId ?? null;
}
type Of = Pick<LawPaperRow, 'subjectKind' | 'subjectId' | 'tpui'>;

interface Print {
  readonly id: string;
  readonly asServed: boolean;
}

export async function findPrint(on: Runner, { id, asServed }: Print): Promise<Uint8Array | undefined> {
  const row = await tablesOf(on)
    .selectFrom('law_paper_prints')
    .select('body')
    .where('paper_id', '=', id)
    .where('as_served', '=', asServed)
    .executeTakeFirst();
  return row?.body;
}

/** Whoever prints first is printed for all: of two at once, one is kept and both get it. */
export async function keepPrint(on: Runner, print: Print, body: Uint8Array): Promise<Uint8Array> {
  await tablesOf(on)
    .insertInto('law_paper_prints')
    .values({ paper_id: print.id, as_served: print.asServed, body: Buffer.from(body) })
    .onConflict((conflict) => conflict.columns(['paper_id', 'as_served']).doNothing())
    .execute();
  return (await findPrint(on, print)) ?? body;
}
