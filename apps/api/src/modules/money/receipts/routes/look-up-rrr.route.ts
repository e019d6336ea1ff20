import { kobo, lookUpRrr } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { BillReader } from '../../billing/index.ts';

/** For a slip in somebody's hand. Whoever tries numbers learns nothing that leads to a person. */
export function lookUpRrrRoute(app: FastifyInstance, { bills }: { readonly bills: BillReader }): void {
  serve(app, lookUpRrr, async ({ query }) => {
    const bill = (await bills.findByRrr(query.rrr)) ?? (await bills.findBasketByRrr(query.rrr));
    if (!bill) throw new BusinessError('receipt.not-found');
    return { amountKobo: kobo(bill.totalKobo), mda: bill.mda, status: bill.status };
  });
}
