import { lastNumberedPage } from '@portal/contracts';
import type { Asked } from '../address/list-address.ts';
import type { PageInSight } from '../rows/report-page.ts';

/** Where one turns to from here: by number, and by cursor beyond the numbered pages. Undefined at an end. */
export function turns({ asked }: { readonly asked: Asked }, page: PageInSight) {
  const isByCursor = asked.after !== undefined || asked.before !== undefined || asked.last !== undefined;
  const forward =
    page.after === null
      ? undefined
      : isByCursor || asked.pageNumber >= lastNumberedPage
        ? { pageNumber: undefined, before: undefined, last: undefined, after: page.after }
        : { pageNumber: asked.pageNumber + 1 };
  const back = isByCursor
    ? page.before === null
      ? undefined
      : { pageNumber: undefined, after: undefined, last: undefined, before: page.before }
    : asked.pageNumber > 1
      ? { pageNumber: asked.pageNumber - 1 }
      : undefined;
  return { forward, back };
}
