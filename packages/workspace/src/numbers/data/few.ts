interface Row {
  readonly key: string;
  readonly kobo: number;
}

/** Parts of too few payers, told as one to whoever reads totals alone. */
export function fewOf<R extends Row>(rows: readonly R[] | undefined): R | undefined {
  return rows?.find(({ key }) => key === 'few');
}

export const isTold = ({ key }: Row) => key !== 'few';

/** The kobo of each key. What has no row is nought, unless it may be among the parts that are told together: then nobody knows. */
export function koboByKey(rows: readonly Row[] | undefined, keys: readonly string[]): readonly (number | undefined)[] {
  const byKey = new Map(rows?.map(({ key, kobo }) => [key, kobo]));
  const missing = fewOf(rows) ? undefined : 0;
  return keys.map((key) => byKey.get(key) ?? missing);
}
