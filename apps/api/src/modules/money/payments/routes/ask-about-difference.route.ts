import { askAboutDifference } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { AskProvider } from '../ask-provider.ts';
import { attemptsOfDifference } from '../data/difference-attempts.repository.ts';
import type { PaymentIntentsRepository } from '../data/payment-intents.repository.ts';
import { isAskable } from '../domain/payment-state.ts';

interface AskingDeps {
  readonly db: Database;
  readonly intents: Pick<PaymentIntentsRepository, 'find'>;
  readonly ask: AskProvider;
}

/** Of several attempts: the least that was heard. */
const worst = ['no-answer', 'not-known', 'unclear', 'answered'] as const;

/** About the attempts of a difference between lists of money. The question is that of the sweeper, so that it means the same. */
export function askAboutDifferenceRoute(app: FastifyInstance, { db, intents, ask }: AskingDeps): void {
  serve(app, askAboutDifference, async ({ params: { id } }, { user }) => {
    const attempts = await attemptsOfDifference(db, id);
    if (!attempts) throw new BusinessError('settlement.difference-not-found');
    const found = await Promise.all(attempts.map((attempt) => intents.find(attempt)));
    const askable = found.filter(
      (intent) => intent && (isAskable(intent.state) || intent.state === 'CONFIRMED' || intent.state === 'REVIEW'),
    );
    if (askable.length === 0) throw new BusinessError('review.nothing-to-ask');
    const heard = await Promise.all(askable.flatMap((intent) => (intent ? [ask(intent, 'sweeper')] : [])));
    const outcome = worst.find((one) => heard.includes(one)) ?? 'no-answer';
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'settlement.asked',
        subject: `settlement-case:${id}`,
        detail: { outcome },
      }),
    );
    return { outcome };
  });
}
