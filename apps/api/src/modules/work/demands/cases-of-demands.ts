import { type DemandStanding, kobo, type Localized, type OwnCase } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { billsOfDemand, servedOn } from './data/demands.repository.ts';
import { clockOf } from './present-demand.ts';

// native reviewer: the Hausa is ours.
const states: Readonly<Record<DemandStanding, Localized>> = {
  prepared: { en: 'Prepared', ha: 'An shirya' },
  approved: { en: 'Approved', ha: 'An amince' },
  issued: { en: 'Issued', ha: 'An fitar' },
  served: { en: 'Served', ha: 'An isar' },
  'part-paid': { en: 'Paid in part', ha: 'An biya wani ɓangare' },
  paid: { en: 'Paid', ha: 'An biya' },
  plan: { en: 'Rests: paid in parts', ha: 'Ta huta: ana biya kashi-kashi' },
  contested: { en: 'Rests: disputed', ha: 'Ta huta: ana jayayya' },
  lapsed: { en: 'Its days are over', ha: 'Kwanakinta sun ƙare' },
  ended: { en: 'Nothing is owed', ha: 'Ba a bin komai' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
};
const nothing: Localized = { en: '', ha: '' };
const payInTime: Localized = { en: 'Pay its bills in time', ha: 'Biya bil ɗinta a kan lokaci' };
const asked: Partial<Record<DemandStanding, Localized>> = {
  served: payInTime,
  'part-paid': payInTime,
  plan: { en: 'Pay each part in time', ha: 'Biya kowane kashi a kan lokaci' },
  contested: { en: 'Wait for the decision of the office', ha: 'Ka jira hukuncin ofis' },
  lapsed: { en: 'Pay now: the office may enforce it', ha: 'Biya yanzu: ofis na iya tilasta shi' },
};

/** What was served on a taxpayer, as rows of their list. */
export const casesOfDemands: CasesOf = async (on, tpui) => {
  const cases: OwnCase[] = [];
  for (const row of await servedOn(on, tpui)) {
    const { id, number, standing } = row;
    const bills = await billsOfDemand(on, id);
    const open = bills.filter((bill) => bill.standing === 'open');
    const heads = [...new Set(bills.map((bill) => bill.heads ?? ''))].join(', ');
    cases.push({
      ...{ kind: 'demand' as const, id, number, since: row.servedOn ?? row.today },
      ...{ isOver: ['paid', 'ended', 'withdrawn'].includes(standing), state: states[standing] },
      about: { en: `Demand notice: ${heads}`, ha: `Takardar neman biya: ${heads}` },
      toDo: asked[standing] ?? nothing,
      clock: clockOf(row),
      amountKobo: kobo(row.openKobo > 0 ? row.openKobo : row.totalKobo),
      billReference: open.length === 1 ? (open[0]?.billReference ?? null) : null,
    });
  }
  return cases;
};
