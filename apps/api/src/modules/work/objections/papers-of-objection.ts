import { kobo, type Localized, periodInWords } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  acknowledgementLetter,
  decisionLetter,
  informationLetter,
  issueToAccount,
  type Objected,
  validityLetter,
} from '../law-papers/index.ts';
import { answerUntil, payableUntil } from './data/bills-of-objection.ts';
import { findObjection, type ObjectionRow } from './data/objections.repository.ts';

/** How an objection ends. */
export type Ending = 'upheld' | 'revised' | 'dismissed' | 'invalid' | 'upheld-by-law' | 'withdrawn' | 'overtaken';

const paperOf = ({ id, number, tpui }: ObjectionRow) =>
  ({ kind: 'objection', id: id ?? '', number: number ?? '', tpui: tpui ?? '' }) as const;

function objected(row: ObjectionRow): Objected {
  const [head, from = '', to = ''] = [row.revenue_head ?? '', row.period_from ?? '', row.period_to ?? ''];
  const isMonth = from.slice(0, 'YYYY-MM'.length) === to.slice(0, 'YYYY-MM'.length);
  const period = periodInWords(from.slice(0, isMonth ? 'YYYY-MM'.length : 'YYYY'.length));
  const tax: Localized = { en: `${head}, ${period.en}`, ha: `${head}, ${period.ha}` };
  return {
    ...{ number: row.number ?? '', assessment: row.assessment ?? '', tax },
    ...{ lodgedOn: row.lodged_on ?? '', lastDay: row.last_day ?? '' },
    ...{ assessedKobo: kobo(row.assessed_kobo ?? 0), admittedKobo: kobo(row.admitted_kobo ?? 0) },
    issues: row.issues as unknown as Objected['issues'],
  };
}

async function rowOf(tx: Transaction, id: string): Promise<ObjectionRow> {
  const row = await findObjection(tx, id);
  if (!row) throw new Error('A paper of an objection that is none');
  return row;
}

/** The portal receives it, so nobody signs. */
export async function acknowledge(tx: Transaction, id: string): Promise<void> {
  const row = await rowOf(tx, id);
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'acknowledgement', officer: null, signedBy: null },
    write: (parties) => acknowledgementLetter(objected(row), parties),
  });
}

interface Validity {
  readonly isValid: boolean;
  readonly reason: string;
  readonly officer: string | null;
  readonly signedBy: string | null;
}

export async function sayWhetherValid(
  tx: Transaction,
  id: string,
  { officer, signedBy, ...of }: Validity,
): Promise<void> {
  const row = await rowOf(tx, id);
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'validity', officer, signedBy },
    write: (parties) => validityLetter({ ...objected(row), ...of }, parties),
  });
}

export async function askForInformation(
  tx: Transaction,
  id: string,
  question: string,
  by: string | null,
): Promise<void> {
  const row = await rowOf(tx, id);
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'information-request', officer: by, signedBy: null },
    lastDay: await answerUntil(tx),
    write: (parties) => informationLetter({ ...objected(row), question }, parties),
  });
}

interface Decision {
  readonly state: Ending;
  readonly taxKobo: number;
  readonly reasons: string;
  readonly by: string | null;
}

/** With reasons; of what the law decided nobody signs, and of what ended with its assessment the withdrawal tells. */
export async function tellDecision(
  tx: Transaction,
  row: ObjectionRow,
  { state, taxKobo, reasons, by }: Decision,
): Promise<void> {
  if (state === 'withdrawn' || state === 'overtaken') return;
  if (state === 'invalid')
    return sayWhetherValid(tx, row.id ?? '', {
      isValid: false,
      reason: reasons,
      officer: row.proposed_by,
      signedBy: by,
    });
  const isOwed = taxKobo > (row.admitted_kobo ?? 0);
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'decision', officer: by === null ? null : row.proposed_by, signedBy: by },
    lastDay: isOwed ? await payableUntil(tx) : null,
    write: (parties) => decisionLetter({ ...objected(row), outcome: state, taxKobo: kobo(taxKobo), reasons }, parties),
  });
}
