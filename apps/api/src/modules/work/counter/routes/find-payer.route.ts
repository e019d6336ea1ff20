import { counterSearchesMost, findPayer, recogniseCriteria } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { maskName } from '../../../money/billing/index.ts';
import { countSearches, searchPayers } from '../data/payers.repository.ts';
import { ownMda } from '../own-mda.ts';

/** Every search is noted before anything is shown; what may be a NIN is not searched, and so not noted. */
export function findPayerRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, findPayer, async ({ body }, { user }) => {
    const mdaId = ownMda(user.scope);
    const criteria = recogniseCriteria(body.criteria);
    if (criteria?.kind === 'nin') throw new BusinessError('counter.may-be-nin');
    const searches = await countSearches(db, user.id);
    if (searches >= counterSearchesMost) throw new BusinessError('counter.too-many-searches');
    const found = criteria ? await searchPayers(db, mdaId, criteria) : [];
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'payer.searched',
      subject: found.length === 1 ? `taxpayer:${found[0]?.tpui}` : `mda:${mdaId}`,
      detail: { by: criteria?.kind ?? 'nothing', found: found.length },
    });
    return {
      payers: found.map(({ name, ...payer }) => ({ ...payer, name: payer.billsBefore > 0 ? name : maskName(name) })),
      searchesLeft: counterSearchesMost - searches - 1,
    };
  });
}
