import { getPartnerRequest } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { findRequest } from '../data/partner-requests.repository.ts';

/** A call for the people of its system; of another's there is none. */
export function requestLogRoute(app: FastifyInstance, { db }: Pick<PartnersDeps, 'db'>): void {
  serve(app, getPartnerRequest, async ({ params: { id } }, { user: { scope } }) => {
    const found =
      scope.kind === 'expert-system' && (await findRequest(db, { id, expertSystemId: scope.expertSystemId }));
    if (!found) throw new BusinessError('partner-request.not-found');
    return found;
  });
}
