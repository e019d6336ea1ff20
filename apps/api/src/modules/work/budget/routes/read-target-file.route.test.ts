import { workbookOf } from '@portal/spreadsheets/testing';
import { describe, expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { sheetsHere } from '../../../../testing/sheets-here.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { budgetModule } from '../index.ts';

const { db } = await createTestDatabase();
const { upload, staffMember } = await startModule(db, '2026-11-20T09:00:00Z', (server, { clock }) =>
  budgetModule(server, { db, clock, sheets: sheetsHere }),
);
const chief = await staffMember('SuperAdmin');
const { rows: mdas } = await db.$client.query<{ id: number; code: string; name: string }>(
  'select id, code, name from mdas order by id limit 2',
);
const [one, two] = mdas as [(typeof mdas)[0], (typeof mdas)[0]];

async function send(content: string | Uint8Array, as = chief, mark = '') {
  const path = `/budget/targets/readings${mark && `?decimalMark=${mark}`}`;
  const answer = await upload(path, Buffer.from(content as string), { as, name: 'budget 2027.csv' });
  return { status: answer.statusCode, ...answer.json() };
}

describe('a spreadsheet of targets', () => {
  it('is read by the name or the code of its MDAs, and enters nothing', async () => {
    const answer = await send(
      `MDA,Target 2027 (NGN)\n"${one.name.toUpperCase()}","₦1,250,000.50"\n${two.code},2000\nGrand total,"3,000,000"\n`,
    );
    expect(answer).toMatchObject({
      ...{ status: 200, fileName: 'budget 2027.csv', totalKobo: 300_000_000, problems: [] },
      mdas: [
        { mdaId: one.id, mda: one.name, kobo: 125_000_050 },
        { mdaId: two.id, mda: two.name, kobo: 200_000 },
      ],
    });
    expect((await db.$client.query('select from revenue_targets')).rowCount).toBe(0);
  });

  it('without a row of the total is added up; what cannot be read is left out by its row and reason', async () => {
    const answer = await send(
      `Agency;Amount\n${one.code};100\nMinistry of the Moon;5\n${two.code};about 7\n${one.code};3\n`,
    );
    expect(answer).toMatchObject({
      totalKobo: 10_000,
      mdas: [{ mdaId: one.id, kobo: 10_000 }],
      problems: [
        { row: 3, text: 'Ministry of the Moon', why: 'unknown-mda' },
        { row: 4, text: two.code, why: 'no-amount' },
        { row: 5, text: one.code, why: 'twice' },
      ],
    });
  });

  it('has amounts with a comma or a point before the kobo, and thousands of every style', async () => {
    for (const amount of [
      '1250000,50',
      '1250000.50',
      '1.250.000,50',
      '"1,250,000.50"',
      '1 250 000,50',
      '"12,50,000.50"',
    ]) {
      const answer = await send(`MDA;Target\n${one.code};${amount}\n`);
      expect([amount, answer.totalKobo, answer.asked]).toEqual([amount, 125_000_050, null]);
    }
  });

  it('whose amounts can be read two ways is asked about once, and nothing of it is read until somebody says', async () => {
    const text = `MDA;Target\n${one.code};1.250\n${two.code};700\n`;
    expect(await send(text)).toMatchObject({
      ...{ status: 200, mdas: [], totalKobo: 0, understood: { rows: 0 } },
      asked: { example: '1.250', pointKobo: 125, commaKobo: 125_000 },
    });
    expect(await send(text, chief, 'comma')).toMatchObject({ asked: null, totalKobo: 195_000 });
    expect(await send(text, chief, 'point')).toMatchObject({ asked: null, totalKobo: 70_125 });
  });

  it('is a workbook whose numbers are asked about by nobody, with titles above its headings and rows by their number', async () => {
    const rows = [['Budget of 2027'], [], ['MDA', 'Target'], [one.code, '1.250'], ['Moon', '5'], ['TOTAL', '9.25']];
    expect(await send(await workbookOf(rows))).toMatchObject({
      ...{ asked: null, totalKobo: 925, problems: [{ row: 5, text: 'Moon', why: 'unknown-mda' }] },
      mdas: [{ mdaId: one.id, kobo: 125 }],
      understood: { rows: 1, sumKobo: 125, first: { line: 4, text: one.name, kobo: 125 } },
    });
  });

  it('with two columns that could be the target is refused, and rows whose amount was rounded are named', async () => {
    expect((await send(`MDA,Target,Target\n${one.code},1,2\n`)).code).toBe('budget.columns-unclear');
    expect((await send(`MDA,Target 2026,Amount\n${one.code},1,2\n`)).code).toBe('budget.columns-unclear');
    const answer = await send(`MDA,Target\n${one.code},1.25E+06\n${two.code},-5\n`);
    expect(answer.problems).toMatchObject([
      { row: 2, why: 'rounded' },
      { row: 3, why: 'no-amount' },
    ]);
  });

  it('that is none, is empty or has no such columns is refused; so is who may not enter targets', async () => {
    expect((await send('a\0b')).code).toBe('taxpayer-import.unreadable');
    expect((await send('MDA,Target\n')).code).toBe('taxpayer-import.empty');
    expect((await send('Person,Age\nAmina,40\n')).code).toBe('budget.no-columns');
    expect((await send(`MDA,Target\n${'x,1\n'.repeat(1_001)}`)).code).toBe('taxpayer-import.too-large');
    expect((await send('MDA,Target\nx,1\n', '')).status).toBe(401);
    expect((await send('MDA,Target\nx,1\n', await staffMember('Admin'))).status).toBe(403);
  });
});
