import { type ImportFieldName, importFieldNames, importFields } from '@portal/contracts';

/** What the headings say themselves; each column says one thing at most. */
export function suggestMapping(headers: readonly string[]): Partial<Record<ImportFieldName, number>> {
  const plain = headers.map((header) =>
    header
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, ' ')
      .trim(),
  );
  const mapping: Partial<Record<ImportFieldName, number>> = {};
  for (const field of importFieldNames) {
    const known: readonly string[] = importFields[field].known;
    const column = plain.findIndex((header) => known.includes(header));
    if (column >= 0 && !Object.values(mapping).includes(column)) mapping[field] = column;
  }
  return mapping;
}
