import { register } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { type RegisterDeps, registerTaxpayer } from '../register-taxpayer.ts';

export function registerRoute(app: FastifyInstance, deps: RegisterDeps): void {
  serve(app, register, async ({ body }, { language }) => {
    await registerTaxpayer(deps, body, language);
    return { email: body.email };
  });
}
