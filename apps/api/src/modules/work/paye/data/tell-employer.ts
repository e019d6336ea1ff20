import { portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { monthInWords } from '../domain/month-in-words.ts';
import { peopleOf } from './queries.repository.ts';

interface Done {
  readonly tpui: string;
  readonly month: string;
  readonly kind: 'paye.prepared' | 'paye.filed-for-you' | 'withholding.prepared' | 'withholding.filed-for-you';
  /** What it was done to, or on which day; the same again is told once. */
  readonly occasion: string;
}

/** Tells an employer what somebody who acts for them did; of what they do themselves nobody is told. */
export async function tellOfActing(
  tx: Transaction,
  { id, scope }: SignedInUser,
  { tpui, month, kind, occasion }: Done,
): Promise<void> {
  if (scope.kind !== 'taxpayer' || !scope.acting) return;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select person_name(first_name, last_name) as name from users where id = ${id}`,
  );
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind,
    facts: { name: rows[0]?.name ?? '', month: monthInWords(month) },
    path: portalAddress(kind.startsWith('paye') ? '/user/paye-manager' : '/user/withholding', { month }),
    occasion: `${kind}:${tpui}:${month}:${occasion}`,
  });
}
