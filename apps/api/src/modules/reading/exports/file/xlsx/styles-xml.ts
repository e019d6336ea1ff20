import type { Column } from '@portal/contracts';

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** As Excel writes them: `₦` stands in quotes, so that no country's settings change it. */
const formats = {
  naira: '"₦"#,##0.00;-"₦"#,##0.00',
  share: '#,##0.00',
  count: '#,##0',
  day: 'd mmm yyyy',
  moment: 'd mmm yyyy hh:mm:ss',
  /** What is typed over a long number stays text as well. */
  text: '@',
} as const;
const formatNames = Object.keys(formats) as (keyof typeof formats)[];
/** Numbers below 164 are the formats of spreadsheet programs themselves. */
const firstOwnFormat = 164;

const formatOf: Readonly<Record<Column['kind'], keyof typeof formats | undefined>> = {
  kobo: 'naira',
  share: 'share',
  count: 'count',
  day: 'day',
  moment: 'moment',
  reference: 'text',
  text: undefined,
  choice: undefined,
};

/** The numbers by which cells name their looks. */
export const headStyle = 1;
export const titleStyle = 2;
const firstKindStyle = 3;
const kinds = Object.keys(formatOf) as Column['kind'][];

export function kindStyle(kind: Column['kind']): number {
  return firstKindStyle + kinds.indexOf(kind);
}

/** The same, bold and under a line: what stands in a row of totals. */
export function totalStyle(kind: Column['kind']): number {
  return firstKindStyle + kinds.length + kinds.indexOf(kind);
}

function look(kind: Column['kind'], more: string): string {
  const format = formatOf[kind];
  const number = format === undefined ? 0 : firstOwnFormat + formatNames.indexOf(format);
  return `<xf numFmtId="${number}" ${more} xfId="0" applyNumberFormat="1"/>`;
}

/** The part `styles.xml`: the looks of all cells of our workbooks. */
export function stylesXml(): string {
  const numberFormats = formatNames.map(
    (name, index) =>
      `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${formats[name].replaceAll('"', '&quot;')}"/>`,
  );
  const looks = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    `<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`,
    '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...kinds.map((kind) => look(kind, 'fontId="0" fillId="0" borderId="0"')),
    ...kinds.map((kind) => look(kind, 'fontId="1" fillId="0" borderId="2" applyFont="1" applyBorder="1"')),
  ];
  const font = (more: string, size = 11) =>
    `<font>${more}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`;
  const side = (place: 'top' | 'bottom') => `<${place} style="thin"><color auto="1"/></${place}>`;
  return `${header}<styleSheet xmlns="${mainNamespace}"><numFmts count="${formatNames.length}">${numberFormats.join('')}</numFmts><fonts count="3">${font('')}${font('<b/>')}${font('<b/>', 14)}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE7EFE9"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/>${side('bottom')}<diagonal/></border><border><left/><right/>${side('top')}<bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
