/** What a file may cost whoever reads it. */
export interface SheetLimits {
  /** Rows that hold something. */
  readonly rowsMost: number;
  /** What stands further out stands there by mistake, or to break whoever reads it. */
  readonly columnsMost: number;
  /** Of all parts of a workbook together, and of text. */
  readonly unpackedBytesMost: number;
}

export const usualLimits: SheetLimits = { rowsMost: 100_000, columnsMost: 60, unpackedBytesMost: 120_000_000 };

/** Of one cell; the rest is left out. */
export const cellCharactersMost = 500;
