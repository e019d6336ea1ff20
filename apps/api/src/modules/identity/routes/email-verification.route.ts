import { sendVerificationEmail, verifyEmail } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { mailLimit } from '../attempt-limits.ts';
import { emailVerificationJob } from '../identity.jobs.ts';
import { admit } from '../sign-in.ts';
import { tokenHashOf } from '../tokens.ts';
import type { PasswordsDeps } from './passwords.route.ts';

export function emailVerificationRoutes(app: FastifyInstance, deps: PasswordsDeps): void {
  const { db, jobs, tokens, passwords, attempts, clock } = deps;

  serve(app, sendVerificationEmail, async ({ body }, { language }) => {
    await admit(attempts, [mailLimit('verify-email', 'email' in body ? body.email : body.token)]);
    if ('email' in body) await jobs.enqueue(db.$client, emailVerificationJob, { email: body.email, language });
    else {
      const userId = await tokens.ownerOf('verify-email', tokenHashOf(body.token));
      // Tokens are random: whoever has none of ours learns nothing by being told so, and is asked for the address.
      if (!userId) throw new BusinessError('identity.link-invalid');
      await admit(attempts, [mailLimit('verify-email', userId)]);
      await jobs.enqueue(db.$client, emailVerificationJob, { userId, language });
    }
    return {};
  });

  serve(app, verifyEmail, async ({ body }) => {
    await db.transaction(async (tx) => {
      const userId = await tokens.use(tx, 'verify-email', tokenHashOf(body.token), clock.now());
      if (!userId) throw new BusinessError('identity.link-invalid');
      await passwords.markEmailVerified(tx, userId, clock.now());
      await writeAudit(tx, { actor: { userId }, action: 'email.verified', subject: `user:${userId}` });
    });
    return {};
  });
}
