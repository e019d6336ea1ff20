import { languages } from '@portal/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mail, type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { Account, AccountsRepository } from './data/accounts.repository.ts';
import type { OneTimeTokensRepository, TokenPurpose } from './data/one-time-tokens.repository.ts';
import { linkMail, type MailSender, noticeMail } from './mail/identity-mails.ts';
import { type SecurityNotice, securityNotices } from './mail/identity-messages.ts';
import { newToken, tokenHashOf } from './tokens.ts';

const language = z.enum(languages);
/** Some hours of tries: a link that comes a day late helps nobody. */
const retries = { retryLimit: 12, retryDelaySeconds: 10, timeoutSeconds: 60 };

/**
 * Taken for whatever address was typed; only the job looks whether somebody has it. The token is made when the mail is:
 * a job's data never holds one.
 */
export const passwordResetJob = defineJob({
  name: 'send-password-reset',
  data: z.object({ email: z.string(), language }),
  ...retries,
});

export const emailVerificationJob = defineJob({
  name: 'send-email-verification',
  data: z.object({ email: z.string().optional(), userId: z.uuid().optional(), language }),
  ...retries,
});

export const securityNoticeJob = defineJob({
  name: 'send-security-notice',
  data: z.object({
    userId: z.uuid(),
    notice: z.enum(securityNotices),
    /** Where it goes instead of the person's address: of those who had another. */
    formerEmail: z.string().optional(),
    at: z.iso.datetime().optional(),
    device: z.string().optional(),
    address: z.string().optional(),
  }),
  ...retries,
});

/** Taken for whatever address was tried, like a reset: only the job looks whether somebody has it. */
export const guessingNoticeJob = defineJob({
  name: 'send-lock-out-notice',
  data: z.object({ email: z.string(), at: z.iso.datetime() }),
  ...retries,
});

/** To a member of staff whose account was opened by somebody else. */
export const invitationJob = defineJob({
  name: 'send-invitation',
  data: z.object({ userId: z.uuid(), language }),
  ...retries,
});

/** To the new address of a taxpayer to whom an office gave the account back. */
export const recoveryJob = defineJob({
  name: 'send-account-recovery',
  data: z.object({ userId: z.uuid(), language }),
  ...retries,
});

/** Tells the person by e-mail, in the transaction of what happened. */
export type Notify = (
  transaction: Transaction,
  userId: string,
  notice: SecurityNotice,
  facts?: { readonly device: string; readonly address: string },
) => Promise<void>;

export interface IdentityMailDeps extends MailSender {
  readonly accounts: AccountsRepository;
  readonly tokens: OneTimeTokensRepository;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly clock: Clock;
}

const aMinuteMs = 60_000;
type LinkPurpose = TokenPurpose | 'invitation' | 'recovery';
const lifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 60 * aMinuteMs,
  'verify-email': 24 * 60 * aMinuteMs,
  invitation: 3 * 24 * 60 * aMinuteMs,
  recovery: 3 * 24 * 60 * aMinuteMs,
};

export function identityMailJobs(deps: IdentityMailDeps): void {
  const { jobs, accounts, mailer } = deps;
  jobs.handle(passwordResetJob, async ({ email, language: written }) => {
    const account = await accounts.findByEmail(email);
    if (account) await send(mailer, linkMail(deps, account, await linkFor(deps, account, 'reset-password'), written));
  });
  jobs.handle(emailVerificationJob, async ({ email, userId, language: written }) => {
    const account = userId ? await accounts.findById(userId) : await accounts.findByEmail(email ?? '');
    if (!account || account.isEmailVerified) return;
    await send(mailer, linkMail(deps, account, await linkFor(deps, account, 'verify-email'), written));
  });
  jobs.handle(securityNoticeJob, async ({ userId, notice, formerEmail, at, device, address }) => {
    const found = await accounts.findAlsoSuspended(userId);
    // Of who was erased nothing is left but where to say so.
    const gone = notice === 'erased' ? { firstName: '', isEmailVerified: true, roles: [] } : undefined;
    const known = found ?? gone;
    const email = formerEmail ?? found?.email;
    const account = known && email !== undefined ? { ...known, email } : undefined;
    const facts = { at: at ? new Date(at) : deps.clock.now(), device, address };
    if (account) await send(mailer, noticeMail(deps, account, notice, facts));
  });
  jobs.handle(invitationJob, async ({ userId, language: written }) => {
    const account = await accounts.findById(userId);
    if (account) await send(mailer, linkMail(deps, account, await linkFor(deps, account, 'invitation'), written));
  });
  jobs.handle(recoveryJob, async ({ userId, language: written }) => {
    const account = await accounts.findById(userId);
    if (account) await send(mailer, linkMail(deps, account, await linkFor(deps, account, 'recovery'), written));
  });
  jobs.handle(guessingNoticeJob, async ({ email, at }) => {
    const account = await accounts.findByEmail(email);
    if (account) await send(mailer, noticeMail(deps, account, 'guessing', { at: new Date(at) }));
  });
}

async function linkFor({ tokens, clock }: IdentityMailDeps, { id }: Account, purpose: LinkPurpose) {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifetimesMs[purpose]);
  const opens = purpose === 'verify-email' ? purpose : 'reset-password';
  await tokens.issue({ purpose: opens, userId: id, tokenHash: tokenHashOf(token), now, expiresAt });
  return { purpose, token };
}

/** An address that can never be reached is given up, not tried for hours. */
async function send(mailer: Mailer, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => {
    if (!(error instanceof UnsendableMail)) throw error;
  });
}
