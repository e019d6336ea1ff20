import { type Localized, periodInWords, portalAddress, returnKinds } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import type { AssessmentRow } from './data/assessments.repository.ts';
import { periodOfRow } from './domain/period-of.ts';

/** In words: the month or the year. */
export function wordsOfPeriod(row: Pick<AssessmentRow, 'returnKind' | 'periodFrom'>): Localized {
  return periodInWords(periodOfRow(row));
}

/** In words: the tax. */
export function wordsOfTax({ returnKind, head }: Pick<AssessmentRow, 'returnKind' | 'head'>): Localized {
  return returnKind === null ? { en: head ?? '', ha: head ?? '' } : returnKinds[returnKind].name;
}

const path = (id: string) => portalAddress(`/user/cases/assessments/${id}`);

export async function tellOfService(
  tx: Transaction,
  row: AssessmentRow,
  to: readonly string[],
  served: { readonly on: string; readonly lastDay: string },
): Promise<void> {
  await publishNotice(tx, {
    to,
    kind: 'assessment.served',
    facts: {
      ...{ number: row.number, tax: wordsOfTax(row), period: wordsOfPeriod(row) },
      ...{ served: served.on, day: served.lastDay },
    },
    path: path(row.id),
    occasion: `assessment:${row.id}:served`,
  });
}

/** Of what had been served alone: of the rest nobody knew. */
export async function tellOfEnd(
  tx: Transaction,
  row: AssessmentRow,
  to: readonly string[],
  end: { readonly kind: 'withdrawn'; readonly answer: string } | { readonly kind: 'replaced' },
): Promise<void> {
  if (row.servedOn === null) return;
  const facts = { number: row.number, period: wordsOfPeriod(row) };
  const told = { to, path: path(row.id), occasion: `assessment:${row.id}:${end.kind}` };
  if (end.kind === 'replaced') await publishNotice(tx, { ...told, kind: 'assessment.replaced', facts });
  else await publishNotice(tx, { ...told, kind: 'assessment.withdrawn', facts: { ...facts, answer: end.answer } });
}
