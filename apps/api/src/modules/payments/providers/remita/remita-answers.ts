import { channelOf } from '../channel.ts';
import { lagosTime } from '../lagos-time.ts';
import { koboOfNaira } from '../naira.ts';
import { isInNaira, isRecord, parseProviderJson, textField } from '../provider-json.ts';

const wrapped = /^(?:jsonp\s*)?\(\s*(\{.*\})\s*\)\s*;?$/s;

/** Remita wraps JSON in `jsonp (…)`, `jsonp(…)`, `({…})`, with or without `;`, or not at all. Anything else is undefined. */
export function unwrapRemita(body: string): Record<string, unknown> | undefined {
  const text = body.trim();
  const json = wrapped.exec(text)?.[1] ?? text;
  if (!json.startsWith('{')) return undefined;
  const value = parseProviderJson(json);
  return isRecord(value) ? value : undefined;
}

export interface RemitaInitAnswer {
  readonly code: string;
  readonly message: string;
  /** Twelve digits, or null. */
  readonly rrr: string | null;
}

export function readInitAnswer(body: string): RemitaInitAnswer | undefined {
  const answer = unwrapRemita(body);
  if (!answer) return undefined;
  const status = textField(answer, 'status') ?? '';
  const code = textField(answer, 'statuscode', 'statusCode') ?? status;
  if (code === '') return undefined;
  return { code, message: textField(answer, 'statusMessage') ?? status, rrr: rrrOf(answer) };
}

export interface RemitaStatusAnswer {
  readonly code: string;
  readonly rrr: string | null;
  readonly orderId: string | null;
  readonly amountKobo: number | null;
  readonly channel: string | null;
  readonly paidAt: Date | null;
}

const code = /^\d{2,3}$/;

export function readStatusAnswer(body: string): RemitaStatusAnswer | undefined {
  const answer = unwrapRemita(body);
  if (!answer) return undefined;
  const found = [textField(answer, 'status'), textField(answer, 'statuscode', 'statusCode')].find(
    (text) => text !== null && code.test(text),
  );
  if (!found) return undefined;
  const amount = textField(answer, 'amount');
  const paidAt = textField(answer, 'paymentDate');
  return {
    code: found,
    rrr: rrrOf(answer),
    orderId: textField(answer, 'orderId', 'orderID', 'orderRef'),
    amountKobo: amount === null || !isInNaira(answer) ? null : koboOfNaira(amount),
    channel: channelOf(textField(answer, 'channel', 'paymentChannel')),
    paidAt: paidAt === null ? null : lagosTime(paidAt),
  };
}

export function rrrOf(answer: Record<string, unknown>): string | null {
  const rrr = textField(answer, 'RRR', 'rrr');
  return rrr !== null && /^\d{12}$/.test(rrr) ? rrr : null;
}
