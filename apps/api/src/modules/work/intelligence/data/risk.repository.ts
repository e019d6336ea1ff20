import type { RiskReason } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Reason {
  readonly reason: RiskReason;
  readonly count: number;
  readonly amountKobo: number | null;
  readonly since: string | null;
}

/** Of a taxpayer under any of their numbers; a reason of which there is nothing is left out. */
export function riskOf(on: Runner, tpui: string): Promise<readonly Reason[]> {
  const reasons = sql<Reason>`(select reason, count, amount_kobo as "amountKobo", since from risk_of_taxpayer(${tpui}))`;
  return tablesOf(on).selectFrom(reasons.as('r')).selectAll().execute();
}
