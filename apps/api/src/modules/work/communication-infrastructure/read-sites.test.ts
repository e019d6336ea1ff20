import { describe, expect, it } from 'vitest';
import { readSites } from './read-sites.ts';

const areas = new Map([
  [7, "Jema'a"],
  [9, 'Kaduna North'],
]);
const heading = 'kind,name,lga,place,height_m,power,sharers,latitude,longitude';
const read = (...rows: string[]) => readSites([heading, ...rows].join('\r\n'), areas, 3);

describe('a CSV file of sites', () => {
  it('is read as spreadsheets write it: marks at the start, semicolons, tabs, quotes, decimal commas, empty rows', async () => {
    const wanted = {
      kind: 'mast',
      name: 'A, "one"',
      lgaId: 7,
      heightMetres: 35.5,
      power: 'solar',
      sharers: 0,
      latitude: null,
    };
    expect(
      await readSites(`\uFEFF${heading}\n Mast ,"A, ""one""",jemaa,Market,35.5 m,SOLAR,,,\n,,,,,,,,\n`, areas, 3),
    ).toMatchObject({
      sites: [wanted],
      problems: [],
    });
    const semicolons = `Kind;Name;LGA;Place;Height m;Power\nmast;"A, ""one""";JEMA’A;Market;35,5;solar`;
    expect(await readSites(semicolons, areas, 3)).toMatchObject({ sites: [wanted], problems: [] });
  });

  it('gives the good rows and, of every other, each cell with what is wrong in it', async () => {
    const answer = await read(
      'tower,B,Kaduna North,Market,60,grid,2,10.5,7.4',
      '',
      ',,,,,,,,',
      'pole,,Zaria,Market,tall,wind,-1,,',
      'mast,C,Kaduna North,Market,9000,grid,0,10.5,',
    );
    expect(answer).toEqual({
      kind: 'read',
      sites: [expect.objectContaining({ name: 'B', sharers: 2, latitude: 10.5 })],
      problems: [
        { row: 5, column: 'kind', value: 'pole', problem: 'unknown-choice' },
        { row: 5, column: 'name', value: '', problem: 'missing' },
        { row: 5, column: 'lga', value: 'Zaria', problem: 'unknown-area' },
        { row: 5, column: 'height_m', value: 'tall', problem: 'not-a-number' },
        { row: 5, column: 'power', value: 'wind', problem: 'unknown-choice' },
        { row: 5, column: 'sharers', value: '-1', problem: 'out-of-range' },
        { row: 6, column: 'height_m', value: '9000', problem: 'out-of-range' },
        { row: 6, column: 'longitude', value: '', problem: 'missing' },
      ],
    });
  });

  it.each([',', ';'])(
    'has rows as a spreadsheet counts them, whatever stands in their cells (%s)',
    async (delimiter) => {
      for (const lineEnd of ['\n', '\r\n']) {
        const rows = [
          heading,
          `mast,A,Kaduna North,"Behind${lineEnd}the market",45,grid,0,,`,
          'mast,B,Kaduna North,Market,tall,grid,0,,',
        ];
        const csv = rows.join(lineEnd).replaceAll(',', delimiter);
        const answer = await readSites(csv, areas, 3);
        expect(answer.kind === 'read' && answer.problems.map(({ row, column }) => [row, column])).toEqual([
          [3, 'height_m'],
        ]);
        expect(answer.kind === 'read' && answer.sites.map(({ place }) => place)).toEqual(['Behind the market']);
      }
    },
  );

  it.each([
    ['1,000', 'not-a-number'],
    ['0x2d', 'not-a-number'],
    ['4e1', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['4 5', 'not-a-number'],
    ['-45', 'out-of-range'],
  ])('never makes another height of %s', async (height, problem) => {
    const answer = await read(`mast,A,Kaduna North,Market,"${height}",grid,0,,`);
    expect(answer).toMatchObject({ sites: [], problems: [{ column: 'height_m', problem }] });
  });

  it('reads decimal commas with three places where semicolons part the cells', async () => {
    const csv = `${heading.replaceAll(',', ';')}\nmast;A;Kaduna North;Market;45,125;grid;0;10,523;7,438`;
    expect(await readSites(csv, areas, 3)).toMatchObject({
      sites: [{ heightMetres: 45.125, latitude: 10.523, longitude: 7.438 }],
    });
  });

  it('is read by the names of its columns, below titles; one that stands there twice is none', async () => {
    const below = await readSites(`Masts of 2026\n\n${heading}\nmast,A,Kaduna North,Market,tall,grid,0,,`, areas, 3);
    expect(below).toMatchObject({ kind: 'read', problems: [{ row: 4, column: 'height_m' }] });
    const twice = await readSites(`${heading},place\nmast,A,Kaduna North,Market,45,grid,0,,,Other`, areas, 3);
    expect(twice).toEqual({ kind: 'columns-missing', columns: ['place'] });
  });

  it('has ends of rows of every kind, mixed too', async () => {
    const rows = ['mast,A,Kaduna North,Market,45,grid,0,,', 'mast,B,Kaduna North,Market,45,grid,0,,'];
    expect(await readSites(`${heading}\r\n${rows[0]}\n${rows[1]}`, areas, 3)).toMatchObject({
      sites: [{ name: 'A' }, { name: 'B' }],
    });
  });

  it.each([
    [
      'the columns that are missing',
      'kind,name,place\nmast,A,B',
      { kind: 'columns-missing', columns: ['lga', 'height_m', 'power'] },
    ],
    [
      'too many rows',
      [heading, ...Array(4).fill('mast,A,Kaduna North,B,1,grid,,,')].join('\n'),
      { kind: 'too-many-rows' },
    ],
    ['a quote that never ends', `${heading}\n"mast,A`, { kind: 'unreadable' }],
  ])('is refused whole with %s', async (_what, csv, answer) => {
    expect(await readSites(csv, areas, 3)).toEqual(answer);
  });
});
