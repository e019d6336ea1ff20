import { listOwnPenalties } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { ownTpui } from '../../obligations/index.ts';
import { penaltiesOf } from '../data/read-penalties.ts';
import type { PenaltiesDeps } from '../penalties-deps.ts';
import { presentOwn } from '../present-penalty.ts';

/** What one was charged for being late, and how it was reckoned. */
export function ownPenaltiesRoute(app: FastifyInstance, { db }: PenaltiesDeps): void {
  serve(app, listOwnPenalties, async (_request, { user }) => (await penaltiesOf(db, ownTpui(user))).map(presentOwn));
}
