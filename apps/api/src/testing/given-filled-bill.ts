import type { LineToBill } from '@portal/contracts';
import { linesOfQuote, type RaisedBill, raiseBill } from '../modules/money/billing/index.ts';
import { quoteLines } from '../modules/money/tariffs/index.ts';
import type { Database } from '../platform/db/database.ts';

interface FilledWishes {
  readonly mdaId: number;
  readonly lines?: readonly LineToBill[];
  readonly tpui?: string;
}

/** A head without a tariff for each of the two MDAs that tests use. */
const enteredHeads: Readonly<Record<number, string>> = { 1: '12020503', 2: '12020406' };

/** A bill as a form raises it: reckoned, with its terms. */
export function givenFilledBill(db: Database, { mdaId, lines, tpui }: FilledWishes): Promise<RaisedBill> {
  return db.transaction(async (tx) => {
    const asked =
      lines ??
      (mdaId === 2
        ? [{ revenueHeadCode: enteredHeads[2] ?? '', attributes: { deed: '12/2026', value: 100_000_000 } }]
        : [{ revenueHeadCode: enteredHeads[mdaId] ?? '', amountKobo: 500_000 }]);
    const quote = await quoteLines(
      tx,
      asked.map((line) => ({ attributes: {}, narration: '', ...line })),
    );
    return raiseBill(tx, {
      payer: {
        tpui: tpui ?? null,
        categoryId: 1,
        firstName: 'Amina',
        lastName: 'Bello',
        email: 'amina@demo.test',
        phone: '08031234567',
        address: '',
      },
      mdaId,
      lines: linesOfQuote(quote),
    });
  });
}
