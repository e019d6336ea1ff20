import { describe, expect, it } from 'vitest';
import { readSchedule } from '../../../schedule-files/reading/read-schedule.ts';
import { csvOf } from '../../../schedule-files/schedule-kind.ts';
import { judgeRows } from '../judge-rows.ts';
import { payeSchedule } from '../schedule-columns.ts';

const states = [
  { id: '15', displayField: 'Federal Capital Territory' },
  { id: '19', displayField: 'Kaduna' },
];
const head = 'Staff number,Name,Gross pay,Tax deducted';
const rowsOf = (text: string) => {
  const read = readSchedule(text, payeSchedule);
  return read.kind === 'read' ? read.rows : [];
};
const judged = (cells: string, more = '') => judgeRows(rowsOf(`${head}${more}\n${cells}`), states)[0];

describe('a schedule read on the device', () => {
  it.each([
    ['commas, quotes and a mark of UTF-8', `\uFEFF${head}\r\n7,"Bello, Amina","250,000.50",1000\r\n`],
    ['semicolons', `${head.replaceAll(',', ';')}\n7;Bello, Amina;250000.50;1000`],
    ['tabs, as they are pasted', `${head.replaceAll(',', '\t')}\n7\tBello, Amina\t₦250,000.50\t1000\n\t\t\t\n`],
    ['titles above the headings', `Payroll of October,,,\n,,,\n${head}\n7,"Bello, Amina",250000.50,1000`],
    ['headings of their own', `Staff No.,Full Name,GROSS SALARY,PAYE\n7,"Bello, Amina",250000.5,1000`],
  ])('understands %s', (_what, text) => {
    const rows = rowsOf(text);
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
    ['a row without an end', `${head}\n7,${'x'.repeat(30_000)},1,1`, 'unreadable'],
    ['more employees than a schedule holds', `${head}\n${'7,Amina,1,1\n'.repeat(60_001)}`, 'too-many-rows'],
    ['a file of many megabytes', 'x'.repeat(30_000_001), 'too-large'],
  ])('refuses %s', (_what, text, kind) => {
    expect(readSchedule(text, payeSchedule).kind).toBe(kind);
  });

  it.each([
    ['=HYPERLINK("x"),Amina,1,1', 'staffNumber', 'not-text'],
    ['7,=cmd|calc,1,1', 'name', 'not-text'],
    ['7,Ami\u202Ena,1,1', 'name', 'not-text'],
    ['7,,1,1', 'name', 'missing'],
    ['7,Amina,,1', 'grossKobo', 'missing'],
    ['7,Amina,-5,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1e9,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1.005,1', 'grossKobo', 'not-an-amount'],
    ['7,Amina,1,99999999999', 'deductedKobo', 'too-large'],
  ])('says of %s what is wrong with its cell', (cells, column, problem) => {
    expect(judged(cells)).toEqual({ problems: { [column]: problem } });
  });

  it('numbers rows as a spreadsheet does: titles, headings, empty lines and broken cells count', () => {
    const text = `October\n\n${head}\n7,"Bello,\nAmina",1,1\n,,,\n\n8,Musa,1,1`;
    expect(rowsOf(text).map(({ line }) => line)).toEqual([4, 7]);
  });

  it('says which headings it does not use', () => {
    const read = readSchedule(`${head},Pension 8%,,Grade\n7,Amina,1,1,8000,,Zaria`, payeSchedule);
    expect(read).toMatchObject({ kind: 'read', unused: ['Pension 8%', 'Grade'] });
    const said = readSchedule(`${head},Pension\n7,Amina,1,1,8000`, payeSchedule, { pensionKobo: '' });
    expect(said).toMatchObject({ kind: 'read', unused: ['Pension'], rows: [{ pensionKobo: '' }] });
  });

  it('leaves a cell far away out, and says what is missing instead', () => {
    expect(Object.keys(judged(`${','.repeat(100_000)}x`)?.problems ?? {})).toEqual([
      'staffNumber',
      'name',
      'grossKobo',
    ]);
  });

  it('finds states by name, and staff numbers that stand twice', () => {
    expect(judged('7,Amina,1,1,FCT', ',State')?.row?.stateId).toBe(15);
    expect(judged('7,Amina,1,1,kaduna state', ',State')?.row?.stateId).toBe(19);
    expect(judged('7,Amina,1,1,Atlantis', ',State')?.problems).toEqual({ stateId: 'no-state' });
    const twice = judgeRows(rowsOf(`${head}\n7,Amina,1,1\n7,Musa,1,1\n8,Ladi,1,1`), states);
    expect(twice.map(({ problems }) => problems.staffNumber)).toEqual(['twice', 'twice', undefined]);
  });

  it('is written again so that no cell is a formula, and reads the same', () => {
    const rows = rowsOf(`${head}\n7,"Bello, ""A""",1,1`);
    expect(rowsOf(csvOf(payeSchedule, rows))).toEqual(rows);
    expect(csvOf(payeSchedule, rowsOf(`${head}\n7,=1+1,1,1`))).toContain(`"'=1+1"`);
  });
});
