import type { Asked } from '../address/list-address.ts';
import { counted } from '../format.ts';
import type { ListMessages } from '../messages/en.ts';
import type { PageInSight } from '../rows/report-page.ts';

/** Which rows of how many are in sight; behind a cursor only how many of them. */
export function rangeOf(asked: Asked, page: PageInSight, total: string, messages: ListMessages): string {
  if (asked.after !== undefined || asked.before !== undefined) return messages.rowsOf(counted(page.data.length), total);
  const first = (asked.pageNumber - 1) * page.pageSize + 1;
  return messages.range(counted(first), counted(first + page.data.length - 1), total);
}
