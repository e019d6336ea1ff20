import type { SmsConfig } from '../config/config.ts';
import { internationalNumber, type SmsSender, UnsendableSms } from './sms-sender.ts';

const timeoutMs = 10_000;

/**
 * Termii's messaging API (`POST /api/sms/send`) on its transactional route, which also reaches numbers that refuse
 * advertising, at any hour.
 */
export function createSmsSender({ baseUrl, apiKey, senderId }: SmsConfig): SmsSender {
  return {
    async send({ to, text }) {
      const number = internationalNumber(to);
      if (!number) throw new UnsendableSms('The recipient is not a telephone number');
      const answer = await fetch(`${baseUrl}/api/sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          api_key: apiKey,
          to: number.slice(1),
          from: senderId,
          sms: text,
          type: 'plain',
          channel: 'dnd',
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said: unknown = await answer.json().catch(() => undefined);
      // What the network says may repeat the text, which holds a code: the status alone is told.
      if (!answer.ok || !wasTaken(said)) throw new Error(`The text message was not taken (HTTP ${answer.status})`);
    },
  };
}

function wasTaken(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'message_id' in said && Boolean(said.message_id);
}
