import { approveSource, endSource, getSource, listSources, recordSource, type SourceRecord } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type DeedOf, writeAudit } from '../../../ground/audit/index.ts';
import {
  approveIn,
  endIn,
  filesOf,
  findSource,
  insertSource,
  listSourcesIn,
  lockSource,
  type SourceFound,
} from '../data/sources.repository.ts';
import { forgetSource } from '../forget-sources.ts';
import type { IntelligenceDeps } from '../intelligence-deps.ts';

/** Sources and their impact assessments: recorded by one person, approved by another, ended with their rows. */
export function sourcesRoutes(app: FastifyInstance, deps: IntelligenceDeps): void {
  const { db } = deps;
  async function record(on: Database | Transaction, id: string, user: SignedInUser): Promise<SourceRecord> {
    const found = await findSource(on, id);
    if (!found) throw new BusinessError('source.not-found');
    const { recordedById, isInForce, officeId: _office, ...source } = found;
    const isDirector = user.roles[0] === 'Tax Office Director';
    return {
      ...source,
      files: await filesOf(on, id),
      canApprove: isDirector && source.state === 'recorded' && recordedById !== user.id,
      takesFiles: isInForce && isOfFiles(source.kind),
    };
  }

  serve(app, listSources, async () => ({
    sources: (await listSourcesIn(db)).map(
      ({
        id,
        kind,
        name,
        owner,
        fromDay,
        keepUntil,
        state,
        rows,
        waiting,
        joined,
        asked,
        leads,
        dismissed,
        followed,
      }) => ({
        ...{
          id,
          kind,
          name,
          owner,
          fromDay,
          keepUntil,
          state,
          rows,
          waiting,
          joined,
          asked,
          leads,
          dismissed,
          followed,
        },
      }),
    ),
  }));

  serve(app, getSource, ({ params: { id } }, { user }) => record(db, id, user));

  serve(app, recordSource, ({ body }, { user }) =>
    db
      .transaction(async (tx) => {
        const id = await insertSource(tx, body, user.id);
        await note(tx, 'recorded', {
          id,
          by: user.id,
          detail: { name: body.name, kind: body.kind, keepUntil: body.keepUntil },
        });
        return { id };
      })
      .catch((error: unknown) => {
        if (violates(error, 'intelligence_sources_own_idx'))
          throw new BusinessError('source.one-of-a-kind', { cause: error });
        throw error;
      }),
  );

  serve(app, approveSource, async ({ params: { id } }, { user }) => {
    await db.transaction(async (tx) => {
      const source = await locked(tx, id);
      if (source.recordedById === user.id) throw new BusinessError('source.same-person');
      if (source.state !== 'recorded') throw new BusinessError('source.not-in-force');
      await approveIn(tx, id, user.id);
      await note(tx, 'approved', { id, by: user.id, detail: { name: source.name } });
    });
    return record(db, id, user);
  });

  serve(app, endSource, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const source = await locked(tx, id);
      if (source.state === 'ended') throw new BusinessError('source.not-in-force');
      await endIn(tx, id);
      await note(tx, 'ended', { id, by: user.id, detail: { name: source.name, rows: source.rows, reason } });
    });
    await forgetSource(deps, id, AbortSignal.timeout(5_000));
    return record(db, id, user);
  });
}

const ownKinds: readonly string[] = ['paye-rows', 'withholding-rows', 'field-records', 'tips'];
export const isOfFiles = (kind: string): boolean => !ownKinds.includes(kind);

async function locked(tx: Transaction, id: string): Promise<SourceFound> {
  const source = await lockSource(tx, id);
  if (!source) throw new BusinessError('source.not-found');
  return source;
}

export function note(
  tx: Transaction,
  what: DeedOf<'intelligence-source'>,
  {
    id,
    by,
    detail,
  }: { readonly id: string; readonly by: string; readonly detail: Readonly<Record<string, string | number>> },
): Promise<void> {
  return writeAudit(tx, {
    ...{ actor: { userId: by }, action: `intelligence-source.${what}`, subject: `intelligence-source:${id}`, detail },
  });
}
