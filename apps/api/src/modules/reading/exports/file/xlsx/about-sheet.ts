import type { FileHead } from '../../domain/file-head.ts';
import { cellXml } from './cell-xml.ts';
import { kindStyle, titleStyle, totalStyle } from './styles-xml.ts';

const widths = [32, 80];

/** The sheet that says what the rows are: chosen how, taken out by whom, as of when, how many and how much. */
export function aboutSheet({ title, lines }: FileHead): string {
  const rows = lines.map(([label, value, number], index) => {
    const kind = number ?? 'text';
    const row = index + 2;
    const cells = [
      cellXml(row, 0, { text: label, kind: 'text', style: totalStyle('text') }),
      cellXml(row, 1, { text: value, kind, style: kindStyle(kind) }),
    ];
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData><row r="1">${cellXml(0, 0, { text: title, kind: 'text', style: titleStyle })}</row>${rows.join('')}</sheetData></worksheet>`;
}
