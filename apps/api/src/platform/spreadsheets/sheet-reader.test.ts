import { usualLimits } from '@portal/spreadsheets';
import { workbookOf } from '@portal/spreadsheets/testing';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { createSheetReader } from './sheet-reader.ts';

const sheets = createSheetReader(createLogger({ level: 'silent' }));
afterAll(() => sheets.close());

it('reads files in a thread of its own, and gives the rows as they are asked for', async () => {
  const text = Array.from({ length: 1_201 }, (_each, at) => `Ɗan ${at},"1,5"`).join('\n');
  const rows = [...(await sheets.read(Buffer.from(text)))];
  expect(rows).toHaveLength(1_201);
  expect([rows[0], rows[500], rows[1_200]]).toEqual([
    { line: 1, cells: ['Ɗan 0', '1,5'] },
    { line: 501, cells: ['Ɗan 500', '1,5'] },
    { line: 1_201, cells: ['Ɗan 1200', '1,5'] },
  ]);
  expect([...(await sheets.read(await workbookOf([['Name', '5']])))]).toEqual([{ line: 1, cells: ['Name', 5] }]);
  expect([...(await sheets.read(Buffer.from('\n')))]).toEqual([]);
});

it('says why a file is refused', async () => {
  await expect(sheets.read(Buffer.from([1, 0, 2, 0, 3]))).rejects.toMatchObject({ why: 'unreadable' });
  await expect(sheets.read(Buffer.from('1\n2'), { ...usualLimits, rowsMost: 1 })).rejects.toMatchObject({
    why: 'too-many-rows',
  });
});
