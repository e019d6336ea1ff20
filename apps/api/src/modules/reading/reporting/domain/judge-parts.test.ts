import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, judgeParts } from './judge-parts.ts';

interface Line {
  readonly payer: string;
  readonly head: string;
  readonly lga: string;
  readonly channel: string;
}
const dimensions = ['head', 'lga', 'channel'] as const;
type Dimension = (typeof dimensions)[number];
const mdaOf = (head: string) => head.charAt(0);

/** As the night counts: each payer in the first of their cells. */
function cellsOf(lines: readonly Line[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const [dimension, otherDimension] of [
    ['head', 'lga'],
    ['head', 'channel'],
    ['lga', 'channel'],
  ] as const) {
    const counted = new Set<string>();
    for (const line of lines) {
      const at = `${dimension} ${line[dimension]} ${otherDimension} ${line[otherDimension]}`;
      const payers = (cells.get(at)?.payers ?? 0) + (counted.has(line.payer) ? 0 : 1);
      counted.add(line.payer);
      cells.set(at, { dimension, key: line[dimension], otherDimension, otherKey: line[otherDimension], payers });
    }
  }
  return [...cells.values()];
}

/** What can be added up of a dimension: parts that are told, and the rest (of heads that of each MDA). */
function groupsOf(lines: readonly Line[], dimension: Dimension): Set<Line>[] {
  const told = judgeParts(cellsOf(lines), mdaOf).get(dimension);
  const groups = Map.groupBy(lines, (line) =>
    told?.get(line[dimension]) ? line[dimension] : dimension === 'head' ? `few ${mdaOf(line.head)}` : 'few',
  );
  return [...groups.values()].map((group) => new Set(group));
}

const unionsOf = (groups: readonly Set<Line>[]) =>
  Array.from({ length: 2 ** groups.length }, (_, bits) =>
    groups.filter((_group, index) => (bits >> index) & 1).flatMap((group) => [...group]),
  ).map((union) => new Set(union));

const inOneOf = (a: ReadonlySet<Line>, b: ReadonlySet<Line>) =>
  new Set([...[...a].filter((line) => !b.has(line)), ...[...b].filter((line) => !a.has(line))]);

/** Nobody is found in whole MDAs, which are told whatever they are of. */
function payersFound(difference: ReadonlySet<Line>, lines: readonly Line[]): number {
  const whole = Map.groupBy(lines, ({ head }) => mdaOf(head));
  const isWhole = [...Map.groupBy(difference, ({ head }) => mdaOf(head))].every(
    ([mda, part]) => part.length === whole.get(mda)?.length,
  );
  return isWhole ? 0 : new Set([...difference].map(({ payer }) => payer)).size;
}

const line = fc.record({
  payer: fc.integer({ min: 1, max: 30 }).map((n) => `p${n}`),
  head: fc.constantFrom('A1', 'A2', 'A3', 'B1', 'C1'),
  lga: fc.constantFrom('x', 'x', 'x', 'y', 'y', 'z'),
  channel: fc.constantFrom('web', 'web', 'web', 'pos', 'bank'),
});

describe('parts that are told', () => {
  it('differ by five payers or by nobody, whatever is added up and held against each other', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const unions = new Map(dimensions.map((one) => [one, unionsOf(groupsOf(lines, one))]));
        for (const [one, other] of [
          ['head', 'lga'],
          ['head', 'channel'],
          ['lga', 'channel'],
        ] as const)
          for (const a of unions.get(one) ?? [])
            for (const b of unions.get(other) ?? []) {
              const found = payersFound(inOneOf(a, b), lines);
              if (found > 0 && found < 5) throw new Error(`${one} and ${other} tell ${found} payers`);
            }
      }),
      { numRuns: 400, seed: 31 },
    ));

  const lines = (count: number, of: Omit<Line, 'payer'>, from = 0): Line[] =>
    Array.from({ length: count }, (_, index) => ({ payer: `p${from + index}`, ...of }));

  it('are all of them, where each has payers enough', () => {
    const judged = judgeParts(
      cellsOf([
        ...lines(6, { head: 'A1', lga: 'x', channel: 'web' }),
        ...lines(6, { head: 'A2', lga: 'y', channel: 'web' }, 6),
        ...lines(5, { head: 'A1', lga: 'y', channel: 'web' }, 12),
      ]),
      mdaOf,
    );
    expect([...(judged.get('head') ?? [])]).toEqual([
      ['A1', true],
      ['A2', true],
    ]);
    expect([...(judged.get('lga') ?? [])]).toEqual([
      ['x', true],
      ['y', true],
    ]);
  });

  it('are never two heads of two payers as one: a head of five joins them', () => {
    const judged = judgeParts(
      cellsOf([
        ...lines(40, { head: 'A1', lga: 'x', channel: 'web' }),
        ...lines(9, { head: 'A2', lga: 'x', channel: 'web' }, 40),
        ...lines(2, { head: 'A3', lga: 'x', channel: 'web' }, 49),
        ...lines(2, { head: 'A4', lga: 'x', channel: 'web' }, 49),
      ]),
      mdaOf,
    );
    expect(Object.fromEntries(judged.get('head') ?? [])).toEqual({ A1: true, A2: false, A3: false, A4: false });
  });

  it('are no place that is an MDA less two payers', () => {
    const judged = judgeParts(
      cellsOf([
        ...lines(20, { head: 'B1', lga: 'x', channel: 'web' }),
        ...lines(2, { head: 'B1', lga: 'y', channel: 'web' }, 20),
        ...lines(30, { head: 'C1', lga: 'y', channel: 'web' }, 22),
      ]),
      mdaOf,
    );
    expect(Object.fromEntries(judged.get('lga') ?? [])).toEqual({ x: false, y: false });
    expect(Object.fromEntries(judged.get('head') ?? [])).toEqual({ B1: true, C1: true });
  });
});
