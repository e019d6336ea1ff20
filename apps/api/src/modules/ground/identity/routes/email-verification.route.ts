import { sendVerificationEmail, verifyEmail } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { emailVerificationJob } from '../identity.jobs.ts';
import { inMailTurn } from '../in-mail-turn.ts';
import { mayWriteTo } from '../may-write-to.ts';
import { tokenHashOf } from '../tokens.ts';
import type { PasswordsDeps } from './passwords.route.ts';

export function emailVerificationRoutes(app: FastifyInstance, deps: PasswordsDeps): void {
  const { db, jobs, tokens, passwords, attempts, clock } = deps;

  serve(app, sendVerificationEmail, ({ body }, { language, ...from }) =>
    inMailTurn(deps, from, async () => {
      const whose =
        'email' in body
          ? { email: body.email }
          : { userId: await tokens.ownerOf('verify-email', tokenHashOf(body.token)) };
      // Tokens are random: whoever has none of ours learns nothing by being told so, and is asked for the address.
      const recipient = whose.email ?? whose.userId;
      if (!recipient) throw new BusinessError('identity.link-invalid');
      if (await mayWriteTo(attempts, 'verify-email', recipient)) {
        await jobs.enqueue(db.$client, emailVerificationJob, { ...whose, language });
      }
      return {};
    }),
  );

  serve(app, verifyEmail, async ({ body }) => {
    await db.transaction(async (tx) => {
      const [tokenHash, now] = [tokenHashOf(body.token), clock.now()];
      const userId = await tokens.use(tx, 'verify-email', tokenHash, now);
      // A scanner of mail that runs script opened it first: to its owner it has done what it was for.
      if (!userId && (await tokens.hasVerified(tx, tokenHash, now))) return;
      if (!userId) throw new BusinessError('identity.link-invalid');
      await passwords.markEmailVerified(tx, userId, clock.now());
      await writeAudit(tx, { actor: { userId }, action: 'email.verified', subject: `user:${userId}` });
    });
    return {};
  });
}
