import { getOpenBasket, kobo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { BasketsRepository } from '../data/baskets.repository.ts';
import { basketStateOf } from '../domain/basket-state.ts';

/** Unknown and malformed references get the same answer, after the same single query. */
export function getOpenBasketRoute(app: FastifyInstance, { baskets }: { readonly baskets: BasketsRepository }): void {
  serve(app, getOpenBasket, async ({ query }) => {
    const basket = await baskets.find(query.basketReference);
    if (!basket) throw new BusinessError('bill.not-found');
    const { reference, totalKobo, bills, attempt } = basket;
    return {
      basketReference: reference,
      state: basketStateOf(basket),
      totalKobo: kobo(totalKobo),
      bills: bills.map(({ isConsentEnded, ...bill }) => ({
        ...{ ...bill, amountKobo: kobo(bill.amountKobo) },
        ...(isConsentEnded !== null && { isConsentEnded }),
      })),
      payment: attempt && {
        provider: attempt.provider,
        rrr: attempt.rrr,
        startedAt: new Date(attempt.startedAt).toISOString(),
      },
    };
  });
}
