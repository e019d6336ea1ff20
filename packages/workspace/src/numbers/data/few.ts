interface Row {
  readonly key: string;
  readonly kobo: number;
}

/** Parts of too few payers, told as one to whoever reads totals alone. */
export function fewOf<R extends Row>(rows: readonly R[] | undefined): R | undefined {
  return rows?.find(({ key }) => key === 'few');
}

export const isTold = ({ key }: Row) => key !== 'few';

/**
 * The kobo of each day, week or month. What has no row is nought, unless it may be among the parts that are told together, or is before
 * the first day the portal knows: then nobody knows.
 */
export function koboByKey(
  rows: readonly Row[] | undefined,
  keys: readonly string[],
  knownSince?: string | null,
): readonly (number | undefined)[] {
  const byKey = new Map(rows?.map(({ key, kobo }) => [key, kobo]));
  const isKnown = (key: string) => !fewOf(rows) && (!knownSince || key >= knownSince);
  return keys.map((key) => byKey.get(key) ?? (isKnown(key) ? 0 : undefined));
}
