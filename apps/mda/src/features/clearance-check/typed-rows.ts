export interface TypedRow {
  readonly number: string;
  readonly reference: string;
  readonly code?: string;
}

/** Eight digits are the holder's code, wherever they stand after the number. */
const codeShape = /^\d{8}$/;

/** Lines as people paste them, from a sheet or a letter: number, reference, code. Empty lines are left out. */
export function typedRows(text: string): readonly TypedRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(/[,;\t]/).map((part) => part.trim().replace(/^"(.*)"$/, '$1')))
    .filter(([number]) => number)
    .map(([number = '', ...rest]) => {
      const code = rest.find((part) => codeShape.test(part));
      const reference = rest
        .filter((part) => part !== '' && part !== code)
        .join(', ')
        .slice(0, 60);
      return { number: number.slice(0, 40), reference, ...(code && { code }) };
    });
}

/** A text that a spreadsheet would run is kept from being a formula. */
const cell = (value: string) => `"${(/^[=+\-@]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** For a spreadsheet, with the mark that makes it read ₦ and ɗ rightly. */
export function answersAsCsv(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
}
