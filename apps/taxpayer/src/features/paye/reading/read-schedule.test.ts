import { describe, expect, it } from 'vitest';
import { readBytes } from '../../../schedule-files/reading/read-bytes.ts';
import { type ColumnMap, csvOf } from '../../../schedule-files/schedule-kind.ts';
import { judgeRows } from '../judge-rows.ts';
import { type PayeColumn, payeSchedule } from '../schedule-columns.ts';

const states = [
  { id: '15', displayField: 'Federal Capital Territory' },
  { id: '19', displayField: 'Kaduna' },
];
const head = 'Staff number,Name,Gross pay,Tax deducted';
const readText = (text: string, map: ColumnMap<PayeColumn> = {}, mark?: 'point' | 'comma') =>
  readBytes(new TextEncoder().encode(text), payeSchedule, map, mark);
const rowsOf = async (text: string, mark?: 'point' | 'comma') => {
  const read = await readText(text, {}, mark);
  return read.kind === 'read' ? read.rows : [];
};
const judged = async (cells: string, more = '') => judgeRows(await rowsOf(`${head}${more}\n${cells}`), states)[0];

describe('a schedule read on the device', () => {
  it.each([
    ['commas, quotes and a mark of UTF-8', `\uFEFF${head}\r\n7,"Bello, Amina","250,000.50",1000\r\n`],
    ['semicolons', `${head.replaceAll(',', ';')}\n7;Bello, Amina;250000.50;1000`],
    ['tabs, as they are pasted', `${head.replaceAll(',', '\t')}\n7\tBello, Amina\t₦250,000.50\t1000\n\t\t\t\n`],
    ['titles above the headings', `Payroll of October,,,\n,,,\n${head}\n7,"Bello, Amina",250000.50,1000`],
    ['headings of their own', `Staff No.,Full Name,GROSS SALARY,PAYE\n7,"Bello, Amina",250000.5,1000`],
  ])('understands %s', async (_what, text) => {
    const rows = await rowsOf(text);
    expect(rows).toHaveLength(1);
    expect(judgeRows(rows, states)[0]?.row).toEqual({
      ...{
        staffNumber: '7',
        name: 'Bello, Amina',
        taxId: '',
        stateId: 19,
        branch: '',
        grossKobo: 25_000_050,
        deductedKobo: 100_000,
      },
      ...{ pensionKobo: 0, housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0 },
      ...{ lifeInsuranceKobo: 0, homeLoanInterestKobo: 0 },
    });
  });

  it.each([
    ['a spreadsheet’s own file', 'PK\u0003\u0004\0\0', 'unreadable'],
    ['another encoding', `${head}\n7,Amina \uFFFD,1,1`, 'unreadable'],
    ['bytes that are no text', `${head}\n7,Ami\0na,1,1`, 'unreadable'],
    ['a quote that never ends', `${head}\n7,"Amina,1,1\n${'x'.repeat(30_000)}`, 'unreadable'],
    ['nothing', '', 'no-rows'],
    ['headings alone', head, 'no-rows'],
    ['columns that are missing', 'Staff number,Name\n7,Amina', 'columns-missing'],
    ['a row without an end', `${head}\n7,${'x'.repeat(70_000)},1,1`, 'unreadable'],
    ['a cell far away', `${head}\n${','.repeat(100)}x`, 'too-large'],
    ['more employees than a schedule holds', `${head}\n${'7,Amina,1,1\n'.repeat(60_001)}`, 'too-many-rows'],
    ['a file of many megabytes', 'x'.repeat(30_000_001), 'too-large'],
  ])('refuses %s', async (_what, text, kind) => {
    expect((await readText(text)).kind).toBe(kind);
  });

  it.each([
    ['=HYPERLINK("x"),Amina,1,1', 'staffNumber', 'not-text'],
    ['7,=cmd|calc,1,1', 'name', 'not-text'],
    ['7,,1,1', 'name', 'missing'],
    ['7,Amina,,1', 'grossKobo', 'missing'],
    ['7,Amina,-5,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1e9,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1.0050001,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1,99999999999', 'deductedKobo', 'too-large'],
  ])('says of %s what is wrong with its cell', async (cells, column, problem) => {
    expect(await judged(cells)).toEqual({ problems: { [column]: problem } });
  });

  it('numbers rows as a spreadsheet does: titles, headings, empty lines and broken cells count', async () => {
    const text = `October\n\n${head}\n7,"Bello,\nAmina",1,1\n,,,\n\n8,Musa,1,1`;
    expect((await rowsOf(text)).map(({ line }) => line)).toEqual([4, 7]);
  });

  it('says which headings it does not use', async () => {
    const read = await readText(`${head},Pension 8%,,Grade\n7,Amina,1,1,8000,,Zaria`);
    expect(read).toMatchObject({ kind: 'read', unused: ['Pension 8%', 'Grade'] });
    const said = await readText(`${head},Pension\n7,Amina,1,1,8000`, { pensionKobo: '' });
    expect(said).toMatchObject({ kind: 'read', unused: ['Pension'], rows: [{ pensionKobo: '' }] });
  });

  it('takes none of the headings that stand there twice by itself', async () => {
    expect(await readText(`${head},Gross pay\n7,Amina,1,1,2`)).toEqual({
      ...{ kind: 'columns-missing', columns: ['grossKobo'] },
      found: ['Staff number', 'Name', 'Gross pay', 'Tax deducted', 'Gross pay (2)'],
    });
    const said = await readText(`${head},Gross pay\n7,Amina,1,1,2`, { grossKobo: 'Gross pay (2)' });
    expect(said).toMatchObject({ kind: 'read', rows: [{ grossKobo: '2' }], unused: ['Gross pay'] });
  });

  it.each(['250000,50', '250.000,50', '"250,000.50"', '250 000,50', '"2,50,000.50"'])(
    'reads the amount %s as people mean it',
    async (amount) => {
      const [row] = judgeRows(await rowsOf(`${head.replaceAll(',', ';')}\n7;Amina;${amount};1`), states);
      expect(row?.row?.grossKobo).toBe(25_000_050);
    },
  );

  it('asks once where its amounts can be read two ways, and takes the answer for all of them', async () => {
    const text = `${head}\n7,Amina,"250,000","1,250"`;
    expect(await readText(text)).toEqual({
      kind: 'asked',
      example: '250,000',
      pointKobo: 25_000_000,
      commaKobo: 25_000,
    });
    const amounts = async (mark: 'point' | 'comma') => judgeRows(await rowsOf(text, mark), states)[0]?.row;
    expect(await amounts('point')).toMatchObject({ grossKobo: 25_000_000, deductedKobo: 125_000 });
    expect(await amounts('comma')).toMatchObject({ grossKobo: 25_000, deductedKobo: 125 });
  });

  it('says what was understood, and leaves out a row that adds up the others, with ends of rows of every kind', async () => {
    expect(await readText(`${head}\r\n7,Amina,5.50,1\n8,Musa,6,1\rTotal,,11.50,2\n`)).toMatchObject({
      understood: {
        ...{ rows: 2, sumKobo: 1_150 },
        first: { line: 2, text: 'Amina', kobo: 550 },
        last: { line: 3, text: 'Musa', kobo: 600 },
      },
      totals: [4],
    });
  });

  it('takes out of cells what nobody sees', async () => {
    expect((await judged('7,\u200eAmi\u202Ena\u00a0Bello,1,1'))?.row?.name).toBe('Amina Bello');
  });

  it('finds states by name, and staff numbers that stand twice', async () => {
    expect((await judged('7,Amina,1,1,FCT', ',State'))?.row?.stateId).toBe(15);
    expect((await judged('7,Amina,1,1,kaduna state', ',State'))?.row?.stateId).toBe(19);
    expect((await judged('7,Amina,1,1,Atlantis', ',State'))?.problems).toEqual({ stateId: 'no-state' });
    const twice = judgeRows(await rowsOf(`${head}\n7,Amina,1,1\n7,Musa,1,1\n8,Ladi,1,1`), states);
    expect(twice.map(({ problems }) => problems.staffNumber)).toEqual(['twice', 'twice', undefined]);
  });

  it('is written again so that no cell is a formula, and reads the same', async () => {
    for (const name of ['"Bello, ""A"""', '=1+1', '-Musa']) {
      const rows = await rowsOf(`${head}\n7,${name},1,1`);
      expect(rows).toHaveLength(1);
      expect(await rowsOf(csvOf(payeSchedule, rows))).toEqual(rows);
    }
    expect(csvOf(payeSchedule, await rowsOf(`${head}\n7,=1+1,1,1`))).toContain(`"'=1+1"`);
  });
});
