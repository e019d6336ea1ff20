import type { LabelledPair } from './labelled-pairs.ts';

/** What becomes of a row beside a taxpayer: joined by itself, asked of a person, or left apart. */
export type Judged = 'joined' | 'asked' | 'apart';

/** What the specification asks for, in parts of one. */
export const required = { precision: 0.995, foundByNumber: 0.85, foundByNameAndPlace: 0.6 } as const;

export interface Measured {
  /** Of what was joined by itself, how much is the same. */
  readonly precision: number;
  /** Of the same, how many were joined or asked. */
  readonly foundByNumber: number;
  readonly foundByNameAndPlace: number;
  /** Of the same with a number, how many nobody is asked about. */
  readonly joinedByNumber: number;
  /** Natural persons joined by name and place: nobody may be. */
  readonly peopleJoinedByName: number;
  /** Of strangers, how many somebody is asked about. */
  readonly strangersAsked: number;
  readonly wrong: readonly LabelledPair[];
}

/** How well somebody judges pairs whose answer is known. */
export function measure(pairs: readonly LabelledPair[], judge: (pair: LabelledPair) => Judged): Measured {
  const judged = pairs.map((pair) => ({ ...pair, judged: judge(pair) }));
  type One = (typeof judged)[number];
  const share = (part: (one: One) => boolean, of: (one: One) => boolean) => {
    const all = judged.filter(of);
    return all.length === 0 ? 0 : all.filter(part).length / all.length;
  };
  const isFound = ({ judged: said }: One) => said !== 'apart';
  return {
    precision: share(
      ({ isSame }) => isSame,
      ({ judged: said }) => said === 'joined',
    ),
    foundByNumber: share(isFound, ({ isSame, by }) => isSame && by === 'number'),
    foundByNameAndPlace: share(isFound, ({ isSame, by }) => isSame && by === 'name-and-place'),
    joinedByNumber: share(
      ({ judged: said }) => said === 'joined',
      ({ isSame, by }) => isSame && by === 'number',
    ),
    peopleJoinedByName: judged.filter(
      ({ isNaturalPerson, by, judged: said }) => isNaturalPerson && by === 'name-and-place' && said === 'joined',
    ).length,
    strangersAsked: share(isFound, ({ made }) => made === 'strangers'),
    wrong: judged.filter(({ isSame, judged: said }) => said === 'joined' && !isSame),
  };
}
