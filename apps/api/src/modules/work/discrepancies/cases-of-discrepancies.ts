import { discrepancyStateWords, kobo, type Localized } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { queriedOf } from './data/discrepancies.repository.ts';
import { clockOfQuery } from './present-discrepancy.ts';

// native reviewer: the Hausa is ours.
const explain: Localized = { en: 'Explain the difference in time', ha: 'Yi bayanin bambancin a kan lokaci' };
const wait: Localized = { en: 'Wait: the office reads your explanation', ha: 'Ka jira: ofis na karanta bayaninka' };
const nothing: Localized = { en: '', ha: '' };

/** What a taxpayer was asked about, as rows of their list. */
export const casesOfDiscrepancies: CasesOf = async (on, tpui) =>
  (await queriedOf(on, tpui)).map((row) => {
    const { id, number, state, queriedOn, foundOn, periodTo } = row;
    const year = periodTo.slice(0, 'YYYY'.length);
    return {
      ...{ kind: 'discrepancy' as const, id, number, since: queriedOn ?? foundOn, clock: clockOfQuery(row) },
      ...{ isOver: state !== 'queried' && state !== 'explained', state: discrepancyStateWords[state] },
      about: { en: `Question about your return of ${year}`, ha: `Tambaya kan bayaninka na ${year}` },
      toDo: state === 'queried' ? explain : state === 'explained' ? wait : nothing,
      ...{ amountKobo: kobo(row.foundKobo - row.declaredKobo), billReference: null },
    };
  });
