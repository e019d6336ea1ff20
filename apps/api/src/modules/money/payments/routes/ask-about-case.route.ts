import { askAboutCase } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { AskProvider } from '../ask-provider.ts';
import type { PaymentIntentsRepository } from '../data/payment-intents.repository.ts';
import { findIntentOfCase } from '../data/review-cases.repository.ts';
import { isAskable } from '../domain/payment-state.ts';

interface AskingDeps {
  readonly db: Database;
  readonly intents: Pick<PaymentIntentsRepository, 'find'>;
  readonly ask: AskProvider;
}

/** A person wants to know now. The question is that of the sweeper, so that it means the same. */
export function askAboutCaseRoute(app: FastifyInstance, { db, intents, ask }: AskingDeps): void {
  serve(app, askAboutCase, async ({ params: { id } }, { user }) => {
    const found = await findIntentOfCase(db, id);
    if (!found) throw new BusinessError('review.not-found');
    const intent = await intents.find(found.intentId);
    if (!intent) throw new BusinessError('review.not-found');
    if (!isAskable(intent.state) && intent.state !== 'CONFIRMED' && intent.state !== 'REVIEW')
      throw new BusinessError('review.nothing-to-ask');
    const outcome = await ask(intent, 'sweeper');
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'money.asked',
        subject: `bill:${found.billReference}`,
        detail: { case: id, outcome },
      }),
    );
    return { outcome };
  });
}
