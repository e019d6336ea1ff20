import { closingBlockers } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';

type Counts = Readonly<Record<(typeof closingBlockers)[number], number>> & { readonly owed: number };

/** What is under way of somebody who wants to close their account. */
export function whatKeepsOpen(tx: Transaction, { scope }: SignedInUser) {
  // An account that has not proved whose it is has nothing of a taxpayer's.
  return mattersOf(tx, scope.kind === 'taxpayer' ? scope.tpui : '');
}

/** The same by the TPUI. */
export async function mattersOf(tx: Pick<Transaction, 'execute'>, tpui: string) {
  const { rows } = await tx.execute<Counts & Record<string, unknown>>(
    sql`select
      (select count(*)::int from bills b where b.payer_tpui = ${tpui} and b.standing = 'open' and is_payment_pending(b.id)) as payment,
      (select count(*)::int from bills b where b.payer_tpui = ${tpui} and b.standing = 'under-review') as review,
      (select count(*)::int from work_items w where w.tpui = ${tpui} and w.closed_at is null) as request,
      (select count(*)::int from instalment_plans p where p.payer_tpui = ${tpui} and p.state = 'active') as plan,
      (select coalesce(sum(total_kobo), 0)::bigint from bills b where b.payer_tpui = ${tpui} and b.standing = 'open') as owed`,
  );
  const [counts] = rows;
  const blockers = closingBlockers
    .map((kind) => ({ kind, count: counts?.[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { blockers, owedKobo: Number(counts?.owed ?? 0) };
}
