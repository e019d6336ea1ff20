import { createPaymentSession } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { openSession, type SessionDeps } from '../open-session.ts';

export function createPaymentSessionRoute(app: FastifyInstance, deps: SessionDeps): void {
  serve(app, createPaymentSession, ({ body }, { user }) => {
    // `tpui` comes from a browser and decides nothing: whose bill it is stands in the bill.
    const { billReference, provider: gateway, amountKobo } = body;
    const acting = user?.scope.kind === 'taxpayer' ? user.scope.acting : undefined;
    return openSession(deps, { billReference, gateway, amountKobo, acting });
  });
}
