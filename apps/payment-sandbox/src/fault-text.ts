import type { Fault } from './control/scenario-book.ts';
import { koboOfNaira, nairaNumber } from './naira.ts';

/** Puts another code into an answer, as somebody between the provider and the merchant would. */
export function alterCode(body: string, code: string): string {
  const named = /"(statuscode|ResponseCode|responseCode)":\s*"[^"]*"/;
  const pattern = named.test(body) ? named : /"(status)":\s*"[^"]*"/;
  return body.replace(pattern, (_all, name: string) => `"${name}":${JSON.stringify(code)}`);
}

/** Puts another amount into an answer or a notification. */
export function alterAmount(body: string, fault: Extract<Fault, { type: 'amount' }>, unit: 'naira' | 'kobo'): string {
  return body.replace(
    /"(amount)":\s*("[^"]*"|-?[\d.eE+]+)(,?)/i,
    (_all, name: string, literal: string, comma: string) => {
      if (fault.remove) return '';
      return `"${name}":${fault.literal ?? otherAmount(literal, fault, unit)}${comma}`;
    },
  );
}

function otherAmount(literal: string, fault: Extract<Fault, { type: 'amount' }>, unit: 'naira' | 'kobo'): string {
  const text = literal.replaceAll('"', '');
  const kobo = unit === 'naira' ? (koboOfNaira(text) ?? 0n) : BigInt(text);
  const other = kobo * BigInt(fault.multiplyBy ?? 1) + BigInt(fault.addKobo ?? 0);
  return unit === 'naira' ? nairaNumber(other < 0n ? 0n : other) : String(other);
}
