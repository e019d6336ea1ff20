import { confirmDeclaration, getDeclaration, kobo, listDeclarations, rejectDeclaration } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { cancelBill } from '../../../money/billing/index.ts';
import { declarationMailJob } from '../communication-infrastructure.jobs.ts';
import type { DeclarationNews } from '../mail/declaration-mail.ts';
import { type DeclarationsDeps, progressOf } from './declarations.route.ts';

export function reviewDeclarationsRoutes(app: FastifyInstance, deps: DeclarationsDeps): void {
  const { declarations, caseload } = deps;

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
    const { rcNumber, contactName, email, phoneNumber, address, caseVersion } = row;
    const facts = { id, rcNumber, contactName, email, phoneNumber, address, caseVersion };
    return { ...progressOf(row), ...facts, sites, fibreRoutes };
  });

  serve(app, confirmDeclaration, async ({ params: { id }, body: { caseVersion } }, { user }) => {
    await decide(deps, id, { move: 'confirm', caseVersion, userId: user.id });
    return {};
  });

  serve(app, rejectDeclaration, async ({ params: { id }, body: { caseVersion, reason } }, { user }) => {
    await decide(deps, id, { move: 'reject', caseVersion, userId: user.id, reason });
    return {};
  });

  // What follows from a decision, whether it was made here or in the queue of cases.
  caseload.when('declaration-check', 'confirm', async (tx, { subject, userId }) => {
    const id = idIn(subject);
    await unchecked(deps, tx, id);
    await declarations.confirm(tx, id, personIn(userId));
    await tell(deps, tx, id, 'confirmed', personIn(userId), {});
  });
  caseload.when('declaration-check', 'reject', async (tx, { subject, userId, reason = '' }) => {
    const id = idIn(subject);
    const { billId } = await unchecked(deps, tx, id);
    await cancelBill(tx, billId);
    await declarations.reject(tx, id, personIn(userId), reason);
    await tell(deps, tx, id, 'rejected', personIn(userId), { reason });
  });
}

const idIn = (subject: string) => subject.replace(/^declaration:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A declaration is decided by a person');
  return userId;
}

async function decide(
  deps: DeclarationsDeps,
  id: string,
  made: {
    readonly move: 'confirm' | 'reject';
    readonly caseVersion: number;
    readonly userId: string;
    readonly reason?: string;
  },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await unchecked(deps, tx, id);
    await deps.caseload.move(tx, { kind: 'declaration-check', subject: `declaration:${id}` }, made);
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
  await jobs.enqueue(tx, declarationMailJob, { declarationId: id, news });
  const entry = { actor: { userId }, action: `declaration.${news}` as const, subject: `declaration:${id}`, detail };
  await writeAudit(tx, entry);
}
