import { randomBytes } from 'node:crypto';
import {
  type LawPaperKind,
  type LawPaperSubject,
  type Letter,
  makeLawPaperCode,
  type ServedHow,
} from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** What a paper is of. */
export interface PaperSubject {
  readonly kind: LawPaperSubject;
  readonly id: string;
  /** As its first paper is numbered. */
  readonly number: string;
  readonly tpui: string;
}

interface Service {
  /** Undefined: today. */
  readonly on?: string;
  readonly how: ServedHow;
  readonly lastDay: string | null;
  readonly billReference: string | null;
}

const randomLength = 9;

/** A paper with the next place in its case. Without a service it is to be handed over, and its taxpayer does not see it yet. */
export async function insertPaper(
  tx: Transaction,
  subject: PaperSubject,
  { kind, letter, service }: { readonly kind: LawPaperKind; readonly letter: Letter; readonly service?: Service },
): Promise<string> {
  const before = await tablesOf(tx)
    .selectFrom('law_papers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .executeTakeFirstOrThrow();
  const place = Number(before.count) + 1;
  const number = place === 1 ? subject.number : `${subject.number}/${place}`;
  await tablesOf(tx)
    .insertInto('law_papers')
    .values({
      ...{ subject_kind: subject.kind, subject_id: subject.id, place, number, kind, tpui: subject.tpui },
      ...{ code: makeLawPaperCode(randomBytes(randomLength)), amount_kobo: letter.amount?.kobo ?? null },
      letter: JSON.stringify(letter),
      ...(service && {
        ...{ served_on: service.on ?? sql<string>`lagos_today()`, served_how: service.how },
        ...{ last_day: service.lastDay, bill_reference: service.billReference },
      }),
    })
    .execute();
  return number;
}

/** The service of the paper that begins a case, once it is noted. */
export async function writeService(
  tx: Transaction,
  { kind, id }: Pick<PaperSubject, 'kind' | 'id'>,
  { on, how, lastDay, billReference }: Service,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('law_papers')
    .set({ served_on: on ?? sql<string>`lagos_today()`, served_how: how })
    .set({ last_day: lastDay, bill_reference: billReference })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('place', '=', 1)
    .where('served_on', 'is', null)
    .execute();
}
