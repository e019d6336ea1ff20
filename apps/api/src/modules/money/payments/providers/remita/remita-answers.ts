import { channelOf } from '../channel.ts';
import { lagosTime } from '../lagos-time.ts';
import { koboOfNaira } from '../naira.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';
import { readVerdict, type Verdict, type VerdictRules } from '../verdict.ts';
import { meaningOfStatus } from './remita-codes.ts';

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
  readonly said: Record<string, unknown>;
}

export function readInitAnswer(body: string): RemitaInitAnswer | undefined {
  const answer = unwrapRemita(body);
  if (!answer) return undefined;
  const status = textField(answer, 'status') ?? '';
  const code = textField(answer, 'statuscode', 'statusCode') ?? status;
  if (code === '') return undefined;
  return { code, message: textField(answer, 'statusMessage') ?? status, rrr: rrrOf(answer), said: answer };
}

export interface RemitaStatusAnswer extends Verdict {
  readonly rrr: string | null;
  readonly amountKobo: number | null;
  readonly channel: string | null;
  readonly paidAt: Date | null;
  /** All it said, for whoever compares it with the question. */
  readonly said: Record<string, unknown>;
}

const statusRules: VerdictRules = {
  isCode: (text) => /^\d{2,3}$/.test(text),
  meaningOf: meaningOfStatus,
  statusFields: ['status', 'statuscode'],
  messageFields: ['message', 'statusmessage', 'responsemessage'],
};

export function readStatusAnswer(body: string): RemitaStatusAnswer | undefined {
  const said = unwrapRemita(body);
  const verdict = said && readVerdict(said, statusRules);
  if (!said || !verdict) return undefined;
  const amount = textField(said, 'amount');
  const paidAt = textField(said, 'paymentDate');
  return {
    ...verdict,
    rrr: rrrOf(said),
    amountKobo: amount === null ? null : koboOfNaira(amount),
    channel: channelOf(textField(said, 'channel', 'paymentChannel')),
    paidAt: paidAt === null ? null : lagosTime(paidAt),
    said,
  };
}

export function rrrOf(answer: Record<string, unknown>): string | null {
  const rrr = textField(answer, 'RRR', 'rrr');
  return rrr !== null && /^\d{12}$/.test(rrr) ? rrr : null;
}
