import { getLookUp, proveIdentity, sendProofCode, startRegistration } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { type LookUpDeps, proveLookUp, sendAnotherCode, showLookUp, startLookUp } from '../look-up.ts';

export function lookUpsRoutes(app: FastifyInstance, deps: LookUpDeps): void {
  serve(app, startRegistration, ({ body }, { language, log }) => {
    const number = 'nin' in body ? { nin: body.nin } : { virtualNin: body.virtualNin };
    return startLookUp(deps, { number, categoryId: body.agencyTypeId, language }, log);
  });
  serve(app, getLookUp, ({ body }) => showLookUp(deps, body.lookUpToken));
  serve(app, sendProofCode, async ({ body: { lookUpToken, channel } }, { language }) => {
    await sendAnotherCode(deps, lookUpToken, channel, language);
    return { sentTo: channel };
  });
  serve(app, proveIdentity, ({ body }) => proveLookUp(deps, body.lookUpToken, body.code));
}
