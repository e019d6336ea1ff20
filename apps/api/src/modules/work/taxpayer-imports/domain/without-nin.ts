/** Eleven digits that do not begin with 0 may be a NIN; a telephone number without its 0 has ten. */
export function withoutNin(cell: string): string {
  return /^[1-9]\d{10}$/.test(cell.replace(/[\s-]/g, '')) ? `•••••••${cell.slice(-4)}` : cell;
}
