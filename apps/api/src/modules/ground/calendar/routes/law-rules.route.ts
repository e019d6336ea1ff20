import { listLawRules } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { Deadlines } from '../data/deadlines.repository.ts';

export function lawRulesRoute(app: FastifyInstance, { deadlines }: { readonly deadlines: Deadlines }): void {
  serve(app, listLawRules, () => deadlines.rules());
}
