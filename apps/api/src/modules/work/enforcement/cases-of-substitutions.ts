import { kobo, type Localized, type OwnCase, substitutionStateWords } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { billsOfSubstitution, isSame, servedSubstitutionsOf } from './data/substitutions.repository.ts';
import { presentOwnSubstitution } from './present-substitution.ts';

// native reviewer: the Hausa is ours.
const nothing: Localized = { en: '', ha: '' };
const payOrObject: Localized = {
  en: 'Pay its bills, or object in time',
  ha: 'Biya bil ɗinta, ko ƙi amincewa a kan lokaci',
};
const pay: Localized = { en: 'Pay its bills', ha: 'Biya bil ɗinta' };
const payToEnd: Localized = { en: 'Pay now to end this', ha: 'Biya yanzu don kawo ƙarshen wannan' };
const awaited: Localized = { en: 'Wait for the decision of the office', ha: 'Ka jira hukuncin ofis' };

/** What was served, of a taxpayer and on whoever was appointed, as rows of their lists. */
export const casesOfSubstitutions: CasesOf = async (on, tpui) => {
  const cases: OwnCase[] = [];
  for (const row of await servedSubstitutionsOf(on, tpui)) {
    const side = (await isSame(on, tpui, row.tpui)) ? 'taxpayer' : 'holder';
    const own = presentOwnSubstitution(row, await billsOfSubstitution(on, row.id), side);
    const open = own.bills.filter(({ isOpen }) => isOpen);
    const forHolder = own.state === 'objected' ? awaited : own.mayObject ? payOrObject : pay;
    cases.push({
      ...{ kind: 'substitution' as const, id: own.id, number: own.number, isOver: own.endedOn !== null },
      ...{ since: own.service?.on ?? row.today, state: substitutionStateWords[own.state], clock: own.clock },
      about:
        side === 'holder'
          ? { en: `Pay tax of ${own.taxpayer}`, ha: `Biyan harajin ${own.taxpayer}` }
          : { en: `${own.holder} is to pay your tax`, ha: `${own.holder} zai biya harajinka` },
      toDo: own.endedOn !== null || open.length === 0 ? nothing : side === 'holder' ? forHolder : payToEnd,
      amountKobo: kobo(own.openKobo > 0 ? own.openKobo : own.askedKobo),
      billReference: open.length === 1 ? (open[0]?.reference ?? null) : null,
    });
  }
  return cases;
};
