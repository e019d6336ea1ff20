import { actingFor } from '@portal/auth';
import { placeOf } from '@portal/platform';

/**
 * For whom the calls of a page are made. A client is named in the taxpayer's own area and where bills are paid: everywhere else, as on the
 * home page, one is oneself, whoever one works for in between.
 */
export function clientOfPage(pathname: string): string | undefined {
  const { id } = placeOf(pathname);
  return id === 'taxpayer' || id === 'payments' ? actingFor()?.id : undefined;
}
