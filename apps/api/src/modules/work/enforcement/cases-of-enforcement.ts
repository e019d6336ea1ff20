import { enforcementStateWords, kobo, type Localized, type OwnCase } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { enforcementsOf, openBillsOf } from './data/enforcements.repository.ts';
import { saleOf } from './data/sales.repository.ts';
import { visitsOf } from './data/visits.repository.ts';
import { clockOf } from './present-enforcement.ts';

// native reviewer: the Hausa is ours.
const payToEnd: Localized = { en: 'Pay now to end this', ha: 'Biya yanzu don kawo ƙarshen wannan' };
const nothing: Localized = { en: '', ha: '' };
const planned: readonly string[] = ['planned', 'approved'];

/** What a court ordered against a taxpayer, as rows of their list. That a visit is planned, nobody is told before its day. */
export const casesOfEnforcement: CasesOf = async (on, tpui) => {
  const cases: OwnCase[] = [];
  for (const row of await enforcementsOf(on, tpui)) {
    if (row.orderId === null) continue;
    const { id, number, demandNumber, state, openKobo, debtKobo, openedOn, endedOn } = row;
    const open = await openBillsOf(on, row.noticeId);
    const visit = (await visitsOf(on, id)).find((one) => one.id === row.visitId);
    cases.push({
      ...{ kind: 'enforcement' as const, id, number, since: openedOn, isOver: endedOn !== null },
      about: { en: `Enforcement of demand ${demandNumber}`, ha: `Tilasta takardar neman biya ${demandNumber}` },
      state: enforcementStateWords[planned.includes(state) ? 'ordered' : state],
      toDo: endedOn === null && openKobo > 0 ? payToEnd : nothing,
      clock: clockOf(row, visit, await saleOf(on, id)),
      amountKobo: kobo(openKobo > 0 ? openKobo : debtKobo),
      billReference: open.length === 1 ? (open[0] ?? null) : null,
    });
  }
  return cases;
};
