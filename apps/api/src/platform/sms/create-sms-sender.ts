import type { SmsConfig } from '../config/config.ts';
import {
  internationalNumber,
  type MessagePort,
  type Sms,
  SmsNotTaken,
  type SmsSender,
  UnsendableSms,
} from './sms-sender.ts';

const timeoutMs = 10_000;

/**
 * Termii's messaging API (`POST /api/sms/send`) on its transactional route, which also reaches numbers that refuse
 * advertising, at any hour.
 */
export function createSmsSender(config: SmsConfig): SmsSender {
  return { send: async (sms) => void (await handToNetwork(config, sms, 'dnd')) };
}

/** Its ordinary route: numbers that refuse what is not asked for stay in peace. Each part costs the same, whatever the network. */
export function createMessagePort(config: SmsConfig): MessagePort {
  return {
    segmentKobo: config.segmentKobo,
    reportSecret: config.reportSecret,
    send: async (sms) => ({ reference: await handToNetwork(config, sms, 'generic') }),
  };
}

/** Answers the network's own number of the message. */
async function handToNetwork(
  { baseUrl, apiKey, senderId }: SmsConfig,
  { to, text }: Sms,
  channel: 'dnd' | 'generic',
): Promise<string> {
  const number = internationalNumber(to);
  if (!number) throw new UnsendableSms('The recipient is not a telephone number');
  const answer = await fetch(`${baseUrl}/api/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ api_key: apiKey, to: number.slice(1), from: senderId, sms: text, type: 'plain', channel }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const said: unknown = await answer.json().catch(() => undefined);
  // What the network says may repeat the text, which holds a code: the status alone is told.
  const reference = answer.ok ? referenceIn(said) : undefined;
  if (reference === undefined) throw new SmsNotTaken(answer.status);
  return reference;
}

function referenceIn(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null || !('message_id' in said) || !said.message_id) return undefined;
  return String(said.message_id);
}
