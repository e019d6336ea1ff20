import { dutyKindSchema, dutyWords, kobo, type Localized, penaltyStateWords } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { penaltiesOf } from './data/read-penalties.ts';

// native reviewer: the Hausa is ours.
const pay: Localized = { en: 'Pay it, or ask the office to remit it', ha: 'Biya, ko ka nemi ofis ya yafe' };
const nothing: Localized = { en: '', ha: '' };
/** Those that somebody was told of; what is only proposed is the office's. */
const told = { billed: true, paid: true, remitted: true } as const;
const isTold = (state: string | null): state is keyof typeof told => state !== null && state in told;

/** What a taxpayer was charged for being late, as rows of their list. No day of the law runs: it is owed. */
export const casesOfPenalties: CasesOf = async (on, tpui) =>
  (await penaltiesOf(on, tpui)).flatMap(({ id, number, duty, state, decidedOn, proposedOn, billReference, ...row }) => {
    if (id === null || !isTold(state)) return [];
    const of = dutyWords[dutyKindSchema.parse(duty)];
    const leftKobo = row.leftKobo ?? 0;
    const isOver = state !== 'billed';
    return [
      {
        ...{ kind: 'penalty' as const, id, number: number ?? '', since: decidedOn ?? proposedOn ?? '', isOver },
        about: { en: `Late: ${of.en}`, ha: `Jinkiri: ${of.ha}` },
        ...{ state: penaltyStateWords[state], toDo: isOver ? nothing : pay, clock: null },
        ...{ amountKobo: kobo(leftKobo > 0 ? leftKobo : (row.totalKobo ?? 0)), billReference },
      },
    ];
  });
