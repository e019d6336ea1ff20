import { kobo, type PayeMonthOverview, type PayeQuery, type PayeState } from '@portal/contracts';
import type { ScheduleRow } from './data/paye.repository.ts';
import { daysLateOf } from './lateness.ts';

/**
 * How a month stands by its versions, oldest first. A month is paid when every bill of it is. Nobody is late with a month before the first
 * they prepared or filed: whether they employed anybody then is not known.
 */
export function presentMonth(
  { month, dueOn }: Pick<PayeMonthOverview, 'month' | 'dueOn'>,
  versions: readonly ScheduleRow[],
  queries: readonly Pick<PayeQuery, 'month' | 'state'>[],
  today: string,
  first: string | undefined,
): PayeMonthOverview {
  const filed = versions.filter(({ state }) => state === 'filed');
  const shown = filed.at(-1) ?? versions.at(-1);
  const state = stateOf(versions, filed);
  const daysLate = daysLateOf({ filedOn: null, unpaidKobo: 0, paid: [], ...shown, dueOn });
  return {
    month,
    dueOn,
    isOpen: `${month}-01` <= today,
    state,
    isLate: first !== undefined && month >= first && dueOn < today && state !== 'paid' && state !== 'filed',
    filedLateDays: daysLate.filed,
    paidLateDays: daysLate.paid,
    isNil: filed.length > 0 && shown?.employees === 0,
    isAmended: filed.length > 1,
    openQueries: queries.filter((query) => query.month === month && query.state === 'asked').length,
    employees: shown?.employees ?? 0,
    dueKobo: kobo(shown?.dueKobo ?? 0),
  };
}

function stateOf(versions: readonly ScheduleRow[], filed: readonly ScheduleRow[]): PayeState {
  if (versions.length === 0) return 'not-filed';
  if (filed.length === 0) return 'draft';
  const replaced = Math.max(0, ...filed.map(({ version, replacedKobo }) => (replacedKobo > 0 ? version : 0)));
  const billed = filed.filter(
    ({ version, billStatus }) => billStatus !== null && !(billStatus === 'cancelled' && version < replaced),
  );
  if (billed.length === 0) return 'filed';
  return billed.every(({ billStatus }) => billStatus === 'paid') ? 'paid' : 'billed';
}
