import type { IncomingMessage } from 'node:http';
import type { CaughtMail } from './caught-mail.ts';

const bytesMax = 16 * 1024;

/** A text message as Termii takes it, shown among the mails; undefined for what is none. */
export async function takeSms(request: IncomingMessage): Promise<Omit<CaughtMail, 'id' | 'receivedAt'> | undefined> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > bytesMax) return undefined;
  }
  try {
    const { to, from, sms } = JSON.parse(body);
    if (typeof to !== 'string' || typeof sms !== 'string') return undefined;
    return { from: String(from ?? ''), to: [to], subject: `SMS: ${sms.slice(0, 60)}`, text: sms, html: '' };
  } catch {
    return undefined;
  }
}
