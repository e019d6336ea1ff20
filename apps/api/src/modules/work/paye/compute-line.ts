import { setImmediate as othersTurn } from 'node:timers/promises';
import { homeStateId, kobo, type PayeLine, type PayeRow } from '@portal/contracts';
import { payeOfMonth } from '@portal/tax-rules';

/** Billed is the law's figure, or the deduction where it is higher; residents of other states are listed and not billed. */
function computeLine(month: string, row: PayeRow): PayeLine {
  const lawKobo = payeOfMonth({ month, ...row });
  const dueKobo = row.stateId === homeStateId ? Math.max(lawKobo, row.deductedKobo) : 0;
  return { ...row, lawKobo: kobo(lawKobo), dueKobo: kobo(dueKobo) };
}

/** As many as are computed in a few milliseconds. */
const atOnce = 100;

/** All of them; other calls are answered in between. */
export async function computeLines(month: string, rows: readonly PayeRow[]): Promise<readonly PayeLine[]> {
  const lines: PayeLine[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    for (const row of rows.slice(from, from + atOnce)) lines.push(computeLine(month, row));
    await othersTurn();
  }
  return lines;
}
