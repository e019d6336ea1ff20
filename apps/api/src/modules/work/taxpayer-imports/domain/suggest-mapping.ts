import { type ImportFieldName, importFieldNames, importFields } from '@portal/contracts';
import { plainHeading, repeatedHeadings } from '@portal/spreadsheets';

/** What the headings say themselves; each column says one thing at most, and those of a heading that stands there twice say nothing. */
export function suggestMapping(headers: readonly string[]): Partial<Record<ImportFieldName, number>> {
  const plain = headers.map((header) =>
    header
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, ' ')
      .trim(),
  );
  const repeated = new Set(repeatedHeadings(headers).map(plainHeading));
  const mapping: Partial<Record<ImportFieldName, number>> = {};
  for (const field of importFieldNames) {
    const known: readonly string[] = importFields[field].known;
    const column = plain.findIndex(
      (header, at) => known.includes(header) && !repeated.has(plainHeading(headers[at] ?? '')),
    );
    if (column >= 0 && !Object.values(mapping).includes(column)) mapping[field] = column;
  }
  return mapping;
}
