import { readXlsx } from 'hucre/xlsx';

/** The first sheet of a workbook: its cells, and how many of them are formulas. */
export async function xlsxOf(bytes: Buffer) {
  const { sheets } = await readXlsx(bytes);
  const [sheet] = sheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  const formulas = [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined).length;
  return { rows: sheet.rows, formulas };
}
