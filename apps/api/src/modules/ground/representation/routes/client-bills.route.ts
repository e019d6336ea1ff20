import { kobo, listClientBills, mostBillsOfBasket } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { listBillsOf, wasClient } from '../data/client-bills.repository.ts';
import { listClientsOf } from '../data/representations.repository.ts';
import type { RepresentationDeps } from './representatives.route.ts';

/** What an agent may pay of a client: by a consent that counts now, and lets the agent look and pay. */
export function clientBillsRoute(app: FastifyInstance, { db }: RepresentationDeps): void {
  serve(app, listClientBills, async ({ params: { id } }, { user }) => {
    const [client] = await listClientsOf(db, user.id, id);
    if (!client)
      throw new BusinessError((await wasClient(db, user.id, id)) ? 'acting.ended' : 'representation.not-found');
    if (client.kind !== 'agent' || !client.rights.includes('see') || !client.rights.includes('bills'))
      throw new BusinessError('acting.not-allowed');
    const found = await listBillsOf(db, { userId: user.id, consentId: id, most: mostBillsOfBasket + 1 });
    return {
      bills: found.slice(0, mostBillsOfBasket).map((bill) => ({ ...bill, totalKobo: kobo(bill.totalKobo) })),
      hasMore: found.length > mostBillsOfBasket,
    };
  });
}
