import { billAgentRegistration, getAgentRegistration, listAgentDocumentTypes } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serviceSetting } from '../../../../platform/settings/service-setting.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { raiseBill } from '../../../money/billing/index.ts';
import type { AgentDocumentsRepository, DocumentRow } from '../data/agent-documents.repository.ts';
import type { AgentFeeRepository } from '../data/agent-fee.repository.ts';

export interface AgentRegistrationDeps {
  readonly db: Database;
  readonly documents: AgentDocumentsRepository;
  readonly fees: AgentFeeRepository;
  readonly agentRegistrationFeeKobo: number;
}

/** Collected by the revenue service itself, under a revenue head of its own. */
const feeRevenueHead = '12020423';
const collectingMdaId = 1;

export function agentRegistrationRoutes(app: FastifyInstance, deps: AgentRegistrationDeps): void {
  const { db, documents, fees, agentRegistrationFeeKobo } = deps;
  const feeIn = async (run: Pick<Database, 'execute'>) =>
    (await serviceSetting<number>(run, 'amount', 'agent-registration-fee')) ?? agentRegistrationFeeKobo;

  serve(app, listAgentDocumentTypes, (_, { language }) => documents.types(language));

  serve(app, getAgentRegistration, async (_request, { user, language }) => {
    const [types, own, { isPaid, bill }] = await Promise.all([
      documents.types(language),
      documents.list(user.id),
      fees.standing(user.id),
    ]);
    const isComplete = types.every(({ id }) => own.some(({ docId }) => docId === id));
    return {
      status: isPaid
        ? ('complete' as const)
        : isComplete
          ? ('payment-required' as const)
          : ('documents-required' as const),
      documents: own.map(presentDocument),
      fee: {
        amountKobo: bill?.totalKobo ?? (await feeIn(db)),
        isIllustrative: true,
        billReference: bill?.reference ?? null,
      },
    };
  });

  serve(app, billAgentRegistration, async (_request, { user, language }) => {
    const [types, own] = await Promise.all([documents.types(language), documents.list(user.id)]);
    if (!types.every(({ id }) => own.some(({ docId }) => docId === id))) {
      throw new BusinessError('agent.documents-missing');
    }
    return db.transaction(async (tx) => {
      const payer = await fees.lockPayer(tx, user.id);
      if (!payer) throw new BusinessError('session.expired');
      const { isPaid, bill } = await fees.standingIn(tx, user.id);
      if (isPaid) throw new BusinessError('agent.registration-complete');
      if (bill) return { billReference: bill.reference, amountKobo: bill.totalKobo };
      const words = 'Registration as an agent';
      const line = { revenueHeadCode: feeRevenueHead, amountKobo: await feeIn(tx) };
      const raised = await raiseBill(tx, {
        payer,
        mdaId: collectingMdaId,
        lines: [{ ...line, description: words, narration: `${words} (illustrative fee)` }],
      });
      await fees.add(tx, user.id, raised.id);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'agent.fee-billed',
        subject: `user:${user.id}`,
        detail: { billReference: raised.reference, totalKobo: raised.totalKobo },
      });
      return { billReference: raised.reference, amountKobo: raised.totalKobo };
    });
  });
}

export function presentDocument({ id, docId, docName, size, contentType, uploadedAt }: DocumentRow) {
  return { id, docId, docName, size, contentType, uploadedAt: uploadedAt.toISOString() };
}
