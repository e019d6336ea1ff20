import { describe, expect, it } from 'vitest';
import { type LabelledPair, labelledPairs } from './labelled-pairs.ts';
import { measure, required } from './measure.ts';

const pairs = labelledPairs();
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);
const byPhone = ({ row, taxpayer }: LabelledPair) =>
  row.phone !== '' && lastDigits(row.phone) === lastDigits(taxpayer.phone) ? 'joined' : 'apart';
const byName = ({ row, taxpayer }: LabelledPair) =>
  row.name.toLowerCase() === taxpayer.name.toLowerCase() ? 'joined' : 'apart';
const byAnyNumber = ({ row, taxpayer }: LabelledPair) =>
  (['tpui', 'identityNumber', 'rcNumber'] as const).some((one) => row[one] !== '' && row[one] === taxpayer[one])
    ? 'joined'
    : byPhone({ row, taxpayer } as LabelledPair);

describe('five thousand labelled pairs', () => {
  it('are the same each time, and others from another beginning', () => {
    expect(pairs).toHaveLength(5_000);
    expect(labelledPairs()).toEqual(pairs);
    expect(labelledPairs(7)).not.toEqual(pairs);
  });

  it('are hard: what joins by a telephone, by a name or by any number is wrong too often', () => {
    for (const judge of [byPhone, byName, byAnyNumber])
      expect(measure(pairs, judge).precision).toBeLessThan(required.precision);
    expect(measure(pairs, byName).foundByNameAndPlace).toBeLessThan(required.foundByNameAndPlace);
    expect(measure(pairs, byName).peopleJoinedByName).toBeGreaterThan(0);
  });

  it('can be judged rightly by who knows the answer, and never by who says nothing', () => {
    const knowing = measure(pairs, ({ isSame }) => (isSame ? 'asked' : 'apart'));
    expect(knowing).toMatchObject({
      foundByNumber: 1,
      foundByNameAndPlace: 1,
      strangersAsked: 0,
      peopleJoinedByName: 0,
    });
    expect(measure(pairs, () => 'apart').foundByNumber).toBe(0);
  });
});
