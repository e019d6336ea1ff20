import { describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenRegister } from './testing/given-register.ts';
import { digestOf, startIntelligence } from './testing/intelligence-test-app.ts';
import { labelledPairs } from './testing/pairs/labelled-pairs.ts';
import { measure, required } from './testing/pairs/measure.ts';

const database = await createTestDatabase();
const app = await startIntelligence(database);
const pairs = labelledPairs();
await givenRegister(
  Object.assign(new URL(inject('postgres').superuserUrl), { pathname: new URL(database.url).pathname }).href,
  pairs.map(({ taxpayer, isNaturalPerson }) => ({
    ...taxpayer,
    isNaturalPerson,
    identity: digestOf(taxpayer.identityNumber),
  })),
);
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const headings = 'Name,Phone,NIN,TPUI,RC number,Address,LGA';
const file = pairs.map(({ row }) =>
  [row.name, row.phone, row.identityNumber, row.tpui, row.rcNumber, row.address, row.lga].map(cell).join(','),
);
const sourceId = await app.source('businesses');
const taken = await app.upload(sourceId, [headings, ...file].join('\n'));
expect(taken.statusCode, taken.body).toBe(200);
expect(taken.json()).toMatchObject({ rows: 5_000, good: 5_000, refused: 0 });
await app.look();

const matches = await app.query<{
  number: number;
  tpui: string;
  outcome: 'joined' | 'asked';
  byNumber: boolean;
  reasons: unknown[];
}>(
  `select r.number, m.tpui, m.outcome, m.by_number as "byNumber", m.reasons from row_matches m join source_rows r on r.id = m.row_id`,
);
const byPair = new Map(matches.map((match) => [`${match.number} ${match.tpui}`, match]));
// The headings are the first line of the file.
const matchOf = (pair: (typeof pairs)[number]) => byPair.get(`${pairs.indexOf(pair) + 2} ${pair.taxpayer.tpui}`);

describe('rows of a file against a register, with twins, namesakes and slips of the hand', () => {
  const measured = measure(pairs, (pair) => matchOf(pair)?.outcome ?? 'apart');
  const joined = matches.filter(({ outcome }) => outcome === 'joined');
  const right = joined.filter(
    ({ number, tpui }) => pairs[number - 2]?.isSame && pairs[number - 2]?.taxpayer.tpui === tpui,
  );

  it('joins by itself what is the same, whomever of the register it could be', () => {
    expect(right.length / joined.length).toBeGreaterThanOrEqual(required.precision);
    expect(measured.precision).toBeGreaterThanOrEqual(required.precision);
    expect(joined.length).toBeGreaterThan(500);
  });

  it('finds those with a number, and those by name and place', () => {
    expect(measured.foundByNumber).toBeGreaterThanOrEqual(required.foundByNumber);
    expect(measured.foundByNameAndPlace).toBeGreaterThanOrEqual(required.foundByNameAndPlace);
    expect(measured.strangersAsked).toBeLessThan(0.01);
  });

  it('asks of every natural person by name and place, and joins nobody without a number', () => {
    expect(measured.peopleJoinedByName).toBe(0);
    expect(joined.every(({ byNumber }) => byNumber)).toBe(true);
  });

  it('says why: each rule with its weight, and what spoke against it', () => {
    expect(matches.every(({ reasons }) => reasons.length > 0)).toBe(true);
    const against = matches.filter(({ reasons }) => (reasons as { weight: number }[]).some(({ weight }) => weight < 0));
    expect(against.length).toBeGreaterThan(0);
  });
});
