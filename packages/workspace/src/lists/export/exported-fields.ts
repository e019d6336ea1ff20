import type { Asked } from '../address/list-address.ts';

const ofThePage = ['pageNumber', 'pageSize', 'after', 'before', 'last'];

/** What is asked for without the page: a file holds all rows. */
export function exportedFields(asked: Asked): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(asked).filter(
      (entry): entry is [string, string | number] =>
        !ofThePage.includes(entry[0]) && entry[1] !== undefined && entry[1] !== '' && typeof entry[1] !== 'boolean',
    ),
  );
}
