import { checkPaymentStatus } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { checkStatus, type StatusDeps } from '../check-status.ts';

export function checkPaymentStatusRoute(app: FastifyInstance, deps: StatusDeps): void {
  serve(app, checkPaymentStatus, ({ body }, { language }) => checkStatus(deps, body, language));
}
