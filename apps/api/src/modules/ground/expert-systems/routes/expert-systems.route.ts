import {
  changeExpertSystem,
  createExpertSystem,
  expertSystemAsRead,
  expertSystemHeadsAsRead,
  getExpertSystem,
  issueEngineCode,
  revokeEngineCode,
  setExpertSystemHeads,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Details, ExpertSystemsRepository } from '../data/expert-systems.repository.ts';

export interface ExpertSystemsRoutesDeps {
  readonly db: Database;
  readonly systems: ExpertSystemsRepository;
}

/** The system as it is now, locked; refuses when there is none. */
export async function requireSystem(tx: Transaction, systems: ExpertSystemsRepository, id: number) {
  const system = await systems.lock(tx, id);
  if (!system) throw new BusinessError('expert-system.not-found');
  return system;
}

/** The register of expert systems, for administrators. */
export function expertSystemsRoutes(app: FastifyInstance, { db, systems }: ExpertSystemsRoutesDeps): void {
  async function setHeads(tx: Transaction, id: number, revenueHeadIds: readonly number[]): Promise<void> {
    if (await systems.setHeads(tx, id, revenueHeadIds)) return;
    throw new BusinessError('request.invalid', { fieldErrors: { revenueHeadIds: 'Choose revenue heads of the list' } });
  }

  serve(app, getExpertSystem, async ({ params: { id } }) => {
    const found = await systems.find(id);
    if (!found) throw new BusinessError('expert-system.not-found');
    return found;
  });

  serve(app, createExpertSystem, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const { engineCode, revenueHeadIds, ...details } = body;
      const id = await systems.create(tx, details);
      await setHeads(tx, id, revenueHeadIds);
      if (!(await systems.issueCode(tx, id, engineCode))) throw new BusinessError('expert-system.code-taken');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.created',
        subject: `expert-system:${id}`,
        detail: { ...termsOf(details), engineCode, revenueHeadIds },
      });
      return { id };
    }),
  );

  serve(app, changeExpertSystem, async ({ params: { id }, query: { asRead }, body }, { user }) => {
    await db.transaction(async (tx) => {
      await requireSystem(tx, systems, id);
      requireAsRead(asRead, expertSystemAsRead(await systems.details(tx, id)));
      await systems.change(tx, id, body);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.changed',
        subject: `expert-system:${id}`,
        detail: termsOf(body),
      });
    });
    return {};
  });

  serve(
    app,
    setExpertSystemHeads,
    async ({ params: { id }, query: { asRead }, body: { revenueHeadIds } }, { user }) => {
      await db.transaction(async (tx) => {
        await requireSystem(tx, systems, id);
        requireAsRead(asRead, expertSystemHeadsAsRead((await systems.details(tx, id)).revenueHeads));
        await setHeads(tx, id, revenueHeadIds);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'expert-system.heads-set',
          subject: `expert-system:${id}`,
          detail: { revenueHeadIds },
        });
      });
      return {};
    },
  );

  serve(app, issueEngineCode, async ({ params: { id }, body: { code } }, { user }) => {
    await db.transaction(async (tx) => {
      await requireSystem(tx, systems, id);
      if (!(await systems.issueCode(tx, id, code))) throw new BusinessError('expert-system.code-taken');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.code-issued',
        subject: `expert-system:${id}`,
        detail: { code },
      });
    });
    return {};
  });

  serve(app, revokeEngineCode, async ({ params: { id, codeId }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      await requireSystem(tx, systems, id);
      const code = await systems.revokeCode(tx, id, codeId);
      if (code === undefined) throw new BusinessError('expert-system.not-found');
      if (code === null) throw new BusinessError('expert-system.code-revoked');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.code-revoked',
        subject: `expert-system:${id}`,
        detail: { code, reason },
      });
    });
    return {};
  });
}

/** What is kept for good of a change: no names of people. */
function termsOf({ name, contractReference, contractFrom, contractUntil }: Details) {
  return { name, contractReference, contractFrom, contractUntil };
}
