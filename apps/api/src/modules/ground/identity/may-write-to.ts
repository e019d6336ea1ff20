import { mailboxOf } from '../../../platform/mail/mailbox-of.ts';
import { lateMailLimit, mailLimit } from './attempt-limits.ts';
import type { AttemptsRepository } from './data/attempts.repository.ts';

/**
 * Whether a mail for this purpose goes out now. Whoever asks is answered alike: others may have asked before, and what they were
 * sent lies in the same mailbox. Five in an hour, then one in ten minutes, so that nobody waits longer for theirs.
 */
export async function mayWriteTo(attempts: AttemptsRepository, purpose: string, recipient: string): Promise<boolean> {
  const mailbox = mailboxOf(recipient);
  const { retryAfterSeconds } = await attempts.take([mailLimit(purpose, mailbox)]);
  if (retryAfterSeconds === undefined) return true;
  return (await attempts.take([lateMailLimit(purpose, mailbox)])).retryAfterSeconds === undefined;
}
