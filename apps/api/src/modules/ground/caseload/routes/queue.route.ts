import { countWork, getWork, listWork, moveWork, type WorkCase, workKindOf } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Caseload } from '../caseload.ts';
import { readWorkQueue } from '../data/list-work.ts';
import { countOpenWork } from '../data/open-work.ts';
import { type FindWorkDeps, findWork, personReading, readerOf } from '../find-work.ts';
import { presentCase, presentWork } from '../present-work.ts';

export interface QueueRouteDeps extends FindWorkDeps {
  readonly caseload: Caseload;
}

export function queueRoutes(app: FastifyInstance, deps: QueueRouteDeps): void {
  const { db, caseload } = deps;

  serve(app, listWork, async ({ query }, { user }) => {
    const { data, totals: _totals, ...page } = await readWorkQueue(db, query, await readerOf(deps, user));
    return { ...page, data: data.map(presentWork) };
  });

  serve(app, countWork, async (_request, { user }) => countOpenWork(db, await readerOf(deps, user)));

  serve(app, getWork, ({ params }, { user }) => presentCaseFor(deps, params.id, user));

  serve(app, moveWork, async ({ params, body }, { user }) => {
    const { kind } = await findWork(deps, params.id, user);
    if (workKindOf(kind).moves[body.move]?.hasEndpoint) throw new BusinessError('work.has-endpoint');
    await db.transaction((tx) => caseload.move(tx, { id: params.id }, { ...body, userId: user.id }));
    return presentCaseFor(deps, params.id, user);
  });
}

/** A case as whoever asks sees it: with what they could do now. */
export async function presentCaseFor(deps: FindWorkDeps, id: string, user: SignedInUser): Promise<WorkCase> {
  const row = await findWork(deps, id, user);
  const { works, deadlines } = deps;
  const [steps, changes, reader] = await Promise.all([
    works.stepsOf(id),
    row.deadlineId === null ? [] : deadlines.changesOf(row.deadlineId),
    personReading(deps, id, user),
  ]);
  return presentCase(row, { steps, changes }, reader);
}
