import { stylesXml } from './styles-xml.ts';
import { xmlText } from './xml-text.ts';

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const rowsPart = 'xl/worksheets/sheet1.xml';
export const aboutPart = 'xl/worksheets/sheet2.xml';

interface Workbook {
  readonly rowsName: string;
  readonly aboutName: string;
  /** As `A1:D100`. */
  readonly filtered: string;
}

/** What a workbook has beside its sheets, by the name of each part. */
export function workbookParts(workbook: Workbook): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${header}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/><Override PartName="/${rowsPart}" ContentType="${spreadsheetType}.worksheet+xml"/><Override PartName="/${aboutPart}" ContentType="${spreadsheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': workbookXml(workbook),
    'xl/styles.xml': stylesXml(),
  };
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeRelations}/${type}" Target="${target}"/>`,
  );
  return `${header}<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`;
}

/** Excel refuses longer names of sheets, and these characters. */
const sheetName = (title: string) => title.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, 31);

/** The filter's range has to be named as well, or Excel loses it; the head is printed on each page. */
function workbookXml({ rowsName, aboutName, filtered }: Workbook): string {
  const [rows, about] = [sheetName(rowsName), sheetName(aboutName)];
  const quoted = xmlText(`'${rows.replaceAll("'", "''")}'`);
  const fixed = filtered.replaceAll(/([A-Z]{1,3})(\d{1,7})/g, '$$$1$$$2');
  return `${header}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeRelations}"><sheets><sheet name="${xmlText(rows)}" sheetId="1" r:id="rId1"/><sheet name="${xmlText(about)}" sheetId="2" r:id="rId2"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted}!${fixed}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted}!$1:$1</definedName></definedNames></workbook>`;
}
