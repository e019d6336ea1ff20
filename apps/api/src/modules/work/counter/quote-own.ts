import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { type Quote, quoteLines } from '../../money/tariffs/index.ts';

/** What lines of the own MDA come to. A head of another one is refused at its field. */
export async function quoteOwn(
  run: Pick<Transaction, 'execute'>,
  mdaId: number,
  lines: Parameters<typeof quoteLines>[1],
): Promise<Quote> {
  const quote = await quoteLines(run, lines);
  if (quote.mdaId !== mdaId) {
    throw new BusinessError('request.invalid', {
      fieldErrors: { 'lines.0.revenueHeadCode': 'This revenue head is of another MDA' },
    });
  }
  return quote;
}
