import { zipOf } from './zip-of.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ofPackage = 'http://schemas.openxmlformats.org/package/2006';

interface Tab {
  readonly name: string;
  /** Without `xl/worksheets/`: it says nothing of the order of the tabs. */
  readonly file: string;
  readonly xml: string;
  readonly isHidden?: boolean;
}

/** The parts of a workbook with these tabs, in this order. */
export function workbookParts(
  tabs: readonly Tab[],
  { strings, styles }: { readonly strings?: string; readonly styles?: string } = {},
): Readonly<Record<string, string>> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const sheets = tabs.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const parts = [
    ...tabs.map(({ file }, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/${file}`)),
    ...(strings === undefined ? [] : [relation('rId98', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('rId99', 'styles', 'styles.xml')]),
  ];
  return {
    '[Content_Types].xml': `<Types xmlns="${ofPackage}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${ofPackage}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${parts.join('')}</Relationships>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
    ...Object.fromEntries(tabs.map(({ file, xml }) => [`xl/worksheets/${file}`, xml])),
  };
}

export const sheetPart = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letterOf = (column: number) => String.fromCharCode(65 + column);

/** A workbook of one tab: digits as numbers, everything else as text. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const lines = rows.map((cells, index) => {
    const inside = cells.map((cell, column) => {
      const address = `${letterOf(column)}${index + 1}`;
      return /^\d+(\.\d+)?$/.test(cell)
        ? `<c r="${address}"><v>${cell}</v></c>`
        : `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${index + 1}">${inside.join('')}</row>`;
  });
  return zipOf(workbookParts([{ name: 'Sheet1', file: 'sheet1.xml', xml: sheetPart(lines.join('')) }]));
}
