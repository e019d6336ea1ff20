import { kobo, makeBasket } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { BasketsRepository } from '../data/baskets.repository.ts';

const refusals = {
  'not-found': 'bill.not-found',
  'not-payable': 'bill.some-not-payable',
  'payment-pending': 'bill.payment-pending',
} as const;

export function makeBasketRoute(app: FastifyInstance, { baskets }: { readonly baskets: BasketsRepository }): void {
  serve(app, makeBasket, async ({ body: { billReferences } }, { user }) => {
    const tpui = user.scope.kind === 'taxpayer' ? user.scope.tpui : '';
    const made = await baskets.make(billReferences, { tpui, userId: user.id });
    if (typeof made === 'string') throw new BusinessError(refusals[made]);
    return { ...made, totalKobo: kobo(made.totalKobo) };
  });
}
