import { confirmDeclaration, getDeclaration, kobo, listDeclarations, rejectDeclaration } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentPage } from '../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import { cancelBill } from '../../billing/index.ts';
import { declarationLetterJob } from '../communication-infrastructure.jobs.ts';
import type { DeclarationNews } from '../mail/declaration-letter.ts';
import { type DeclarationsDeps, progressOf } from './declarations.route.ts';

export function reviewDeclarationsRoutes(app: FastifyInstance, deps: DeclarationsDeps): void {
  const { db, declarations } = deps;

  serve(app, listDeclarations, async ({ query }) => {
    return presentPage(await declarations.list(query), (row) => {
      const { id, reference, state, companyName, siteCount, fibreMetres, billReference } = row;
      return {
        ...{ id, reference, state, companyName, siteCount, fibreMetres, billReference },
        totalKobo: kobo(row.totalKobo),
        receivedAt: row.receivedAt.toISOString(),
      };
    });
  });

  serve(app, getDeclaration, async ({ params: { id } }) => {
    const row = await declarations.find(id);
    if (!row) throw new BusinessError('declaration.not-found');
    const [sites, fibreRoutes] = await Promise.all([declarations.sitesOf(id), declarations.fibreRoutesOf(id)]);
    const { rcNumber, contactName, email, phoneNumber, address } = row;
    return { ...progressOf(row), id, rcNumber, contactName, email, phoneNumber, address, sites, fibreRoutes };
  });

  serve(app, confirmDeclaration, async ({ params: { id } }, { user }) => {
    await db.transaction(async (tx) => {
      await unchecked(deps, tx, id);
      await declarations.confirm(tx, id, user.id);
      await tell(deps, tx, id, 'confirmed', user.id, {});
    });
    return {};
  });

  serve(app, rejectDeclaration, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const { billId } = await unchecked(deps, tx, id);
      await cancelBill(tx, billId);
      await declarations.reject(tx, id, user.id, reason);
      await tell(deps, tx, id, 'rejected', user.id, { reason });
    });
    return {};
  });
}

/** The declaration, held until the transaction ends, when nobody has checked it. */
async function unchecked({ declarations }: DeclarationsDeps, tx: Transaction, id: string) {
  const declaration = await declarations.lock(tx, id);
  if (!declaration) throw new BusinessError('declaration.not-found');
  if (declaration.state !== 'received') throw new BusinessError('declaration.state-conflict');
  return declaration;
}

async function tell(
  { jobs }: DeclarationsDeps,
  tx: Transaction,
  id: string,
  news: DeclarationNews,
  userId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await jobs.enqueue(tx, declarationLetterJob, { declarationId: id, news });
  const entry = { actor: { userId }, action: `declaration.${news}`, subject: `declaration:${id}`, detail };
  await writeAudit(tx, entry);
}
