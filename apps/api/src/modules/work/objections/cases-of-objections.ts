import { daysToDecide, type Localized, objectionStateWords } from '@portal/contracts';
import type { CasesOf } from '../assessments/index.ts';
import { listObjectionsOf } from './data/objections.repository.ts';
import { presentOwn } from './present-objection.ts';

// native reviewer: the Hausa is ours.
const answer: Localized = { en: 'Answer what the office asks', ha: 'Amsa tambayar ofis' };
const wait: Localized = {
  en: 'Wait: the office decides by the last day, else it is upheld by law',
  ha: 'Ka jira: ofis zai yanke zuwa ranar ƙarshe, in ba haka ba doka ta karɓe shi',
};
const nothing: Localized = { en: '', ha: '' };

/** The objections of a taxpayer, as rows of their list. */
export const casesOfObjections: CasesOf = async (on, tpui) =>
  (await listObjectionsOf(on, tpui)).map((row) => {
    const { id, number, assessment, state, day, lodgedOn, lastDay, disputedKobo, canAnswer } = presentOwn(row);
    const { admittedBill, restBill } = presentOwn(row);
    const toPay = [restBill, admittedBill].find((bill) => bill?.status === 'unpaid');
    return {
      ...{ kind: 'objection' as const, id, number, since: lodgedOn, isOver: day === null },
      about: { en: `Assessment ${assessment}`, ha: `Tantancewa ${assessment}` },
      state: objectionStateWords[state],
      toDo: day === null ? nothing : canAnswer ? answer : wait,
      clock:
        day === null
          ? null
          : { startedOn: lodgedOn, endsOn: lastDay, day: Math.min(day, daysToDecide), days: daysToDecide },
      amountKobo: disputedKobo,
      billReference: toPay?.reference ?? null,
    };
  });
