import { getPartnerLookUp, homeStateId, type PartnerLookUp } from '@portal/contracts';
import type { ServePartner } from '../../../../platform/http/partner/serve-partner.ts';
import { createLookupsRepository } from '../../../ground/lookups/index.ts';
import type { ModeDeps } from '../application/partners-deps.ts';

type Entries = readonly { readonly id: number | string; readonly displayField: string }[];

/** Lists that partners keep and read anew when their version is another one. */
export function partnerLookUpsRoute(serve: ServePartner, { db }: ModeDeps): void {
  const lookUps = createLookupsRepository(db);
  const lists: Readonly<Record<PartnerLookUp, () => Promise<Entries>>> = {
    'local-government-areas': () => lookUps.lgas(homeStateId),
    async 'tax-offices'() {
      const offices = await lookUps.taxOffices();
      return offices.filter((office) => !('isClosed' in office));
    },
    industries: () => lookUps.named('industries'),
    'taxpayer-categories': () => lookUps.ordered('taxpayer_categories'),
    'payment-channels': () => lookUps.ordered('payment_channels'),
  };
  serve(getPartnerLookUp, async ({ params: { list } }) => {
    const entries = await lists[list]();
    return {
      status: 200 as const,
      body: { data: entries.map(({ id, displayField: name }) => ({ id: String(id), name })) },
    };
  });
}
