import {
  dutyKindSchema,
  kobo,
  type Lateness,
  listOwnPenalties,
  neglectSchema,
  type PenaltyRecord,
  penaltyComputationSchema,
  penaltyRecordSchema,
  type ResponseOf,
} from '@portal/contracts';
import type { ReadPenalty } from './data/read-penalties.ts';
import type { ChargedBefore, WorkedOut } from './domain/work-out.ts';

export function presentLateness(
  { lateness, doneOn, computation: worked, ...of }: WorkedOut,
  before: ChargedBefore | undefined,
): Lateness {
  const { daysLate, lines, gaps } = worked;
  return {
    ...{ id: lateness, duty: dutyKindSchema.parse(of.duty), neglect: neglectSchema.parse(of.neglect) },
    ...{ periodFrom: of.periodFrom, dueOn: of.dueOn, untilOn: of.untilOn, isOver: doneOn !== null },
    ...{ baseKobo: kobo(of.baseKobo), penaltyKobo: kobo(worked.penaltyKobo), interestKobo: kobo(worked.interestKobo) },
    totalKobo: kobo(worked.totalKobo),
    computation: penaltyComputationSchema.parse({ daysLate, lines, gaps }),
    waiting: before?.waiting ?? null,
  };
}

export function presentPenalty(read: ReadPenalty): PenaltyRecord {
  const { officeId: _, remittedPenaltyKobo, remittedInterestKobo, ...penalty } = read;
  return penaltyRecordSchema.parse({
    ...penalty,
    leftPenaltyKobo: (penalty.penaltyKobo ?? 0) - remittedPenaltyKobo,
    leftInterestKobo: (penalty.interestKobo ?? 0) - remittedInterestKobo,
  });
}

/** What an office writes for itself stays there. */
export function presentOwn(read: ReadPenalty): ResponseOf<typeof listOwnPenalties>[number] {
  const [own] = listOwnPenalties.response.parse([
    { ...presentPenalty(read), remissions: presentPenalty(read).remissions.filter(({ state }) => state === 'granted') },
  ]);
  if (!own) throw new Error('A penalty was read and is not there');
  return own;
}
