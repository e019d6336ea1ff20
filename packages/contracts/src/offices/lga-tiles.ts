/** Where an LGA stands: column from the west, row from the north. */
export interface LgaTile {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

const place = (name: string, column: number, row: number): LgaTile => ({ name, column, row });

/**
 * The 23 LGAs of Kaduna State on a grid: west to east, north to south, neighbours beside each other where a grid allows. Our own
 * arrangement, not a map of boundaries.
 */
export const lgaTiles: readonly LgaTile[] = [
  place('Kudan', 3, 0),
  place('Makarfi', 4, 0),
  place('Giwa', 2, 1),
  place('Sabon Gari', 3, 1),
  place('Ikara', 4, 1),
  place('Birnin Gwari', 1, 2),
  place('Igabi', 2, 2),
  place('Zaria', 3, 2),
  place('Soba', 4, 2),
  place('Kubau', 5, 2),
  place('Kaduna North', 2, 3),
  place('Kajuru', 3, 3),
  place('Kauru', 4, 3),
  place('Lere', 5, 3),
  place('Chikun', 1, 4),
  place('Kaduna South', 2, 4),
  place('Kachia', 3, 4),
  place('Zangon Kataf', 4, 4),
  place('Kaura', 5, 4),
  place('Kagarko', 2, 5),
  place('Jaba', 3, 5),
  place("Jema'a", 4, 5),
  place('Sanga', 5, 5),
];
