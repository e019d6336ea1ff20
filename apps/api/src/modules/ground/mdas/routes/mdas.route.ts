import { createMda, getMda, mdaNameAsRead, renameMda } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { MdasRepository } from '../data/mdas.repository.ts';

export interface MdasDeps {
  readonly db: Database;
  readonly mdas: MdasRepository;
}

export function mdasRoutes(app: FastifyInstance, { db, mdas }: MdasDeps): void {
  serve(app, createMda, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const id = await mdas.create(tx, body);
      if (id === undefined) throw new BusinessError('mda.code-taken');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'mda.created',
        subject: `mda:${id}`,
        detail: body,
      });
      return { id };
    }),
  );

  serve(app, renameMda, async ({ params: { id }, query: { asRead }, body: { name } }, { user }) => {
    await db.transaction(async (tx) => {
      const before = await mdas.rename(tx, id, name);
      if (before === undefined) throw new BusinessError('mda.not-found');
      requireAsRead(asRead, mdaNameAsRead(before));
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'mda.renamed',
        subject: `mda:${id}`,
        detail: { from: before, to: name },
      });
    });
    return {};
  });

  serve(app, getMda, async ({ params: { id } }) => {
    const found = await mdas.find(id);
    if (!found) throw new BusinessError('mda.not-found');
    return found;
  });
}
