import { segmentsOf } from '@portal/contracts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import { SmsNotTaken, UnsendableSms } from '../../../platform/sms/sms-sender.ts';
import type { Settled, TakenMessage } from './data/messages.repository.ts';
import { messageFor } from './gather-audience.ts';
import { mailOfReminder } from './mail-of-reminder.ts';
import type { CampaignDeps } from './reminders-deps.ts';

/** Tries before somebody counts as not reached. */
const triesMost = 3;

/** `away`: the post office or the network takes nothing now; nobody is told anything about this person. */
type Handed = Settled | 'away';

/** Hands one message over and says what became of it. */
export function handOver(deps: CampaignDeps, message: TakenMessage): Promise<Handed> {
  return message.channel === 'mail' ? handMail(deps, message) : handText(deps, message);
}

async function handMail(deps: CampaignDeps, message: TakenMessage): Promise<Handed> {
  const { email } = message;
  if (email === null) return { outcome: 'skipped', reason: 'no-address' };
  try {
    await deps.mailer.send(mailOfReminder(deps, { ...message, email }));
    return { outcome: 'sent' };
  } catch (error) {
    if (error instanceof UnsendableMail) return { outcome: 'failed', reason: 'refused' };
    // As SMTP answers: 5 is for good, 4 is for now; without an answer there was nobody.
    const code = responseCodeOf(error);
    if (code === undefined) return 'away';
    if (code >= 500) return { outcome: 'failed', reason: 'refused' };
    return later(message);
  }
}

async function handText({ messages }: CampaignDeps, message: TakenMessage): Promise<Handed> {
  const { phone, language } = message;
  if (phone === null) return { outcome: 'skipped', reason: 'no-address' };
  const text = messageFor(message, message, language);
  if (text === undefined) return { outcome: 'skipped', reason: 'names-amount' };
  try {
    const { reference } = await messages.send({ to: phone, text });
    return { outcome: 'sent', reference, costKobo: segmentsOf(text) * messages.segmentKobo };
  } catch (error) {
    if (error instanceof UnsendableSms) return { outcome: 'failed', reason: 'refused' };
    if (error instanceof SmsNotTaken)
      return [400, 404, 422].includes(error.status) ? { outcome: 'failed', reason: 'refused' } : 'away';
    // It may have left before the line broke: nobody gets it twice.
    return neverLeft(error) ? 'away' : { outcome: 'failed', reason: 'uncertain' };
  }
}

const later = ({ tries }: TakenMessage): Settled =>
  tries + 1 >= triesMost ? { outcome: 'failed', reason: 'unreachable' } : { outcome: 'waiting' };

function responseCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return false;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(cause.code));
}
