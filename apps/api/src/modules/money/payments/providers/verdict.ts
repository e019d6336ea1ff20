import { saidUnder } from './agreement.ts';
import type { Doubt, ProviderObservation } from './payment-provider.ts';

type Outcome = ProviderObservation['outcome'];

/** What one code of a provider means; `undocumented` ones are pending, and somebody should hear of them. */
export interface CodeMeaning {
  readonly outcome: Outcome;
  readonly doubt?: Doubt;
}

export interface VerdictRules {
  readonly isCode: (text: string) => boolean;
  readonly meaningOf: (code: string) => CodeMeaning;
  /** Fields that hold a code or a word for it, the leading one first (letters only, lower case). */
  readonly statusFields: readonly string[];
  /** Fields with words for people. */
  readonly messageFields: readonly string[];
}

export interface Verdict extends CodeMeaning {
  readonly code: string;
}

const longestWords = 200;
const denied =
  /pending|progress|processing|awaiting|\bnot\b|unpaid|unsuccessful|declin|fail|reject|revers|refund|cancel|abort|expired|invalid|error|insufficient/i;
const affirmed = /\b(?:approved|success|successful|successfully|paid|complete|completed)\b/i;

/**
 * What an answer says in all its status fields together; undefined when none of them holds a code. Two fields that say two
 * things decide nothing: money would be confirmed, or refused, by half a sentence.
 */
export function readVerdict(answer: Record<string, unknown>, rules: VerdictRules): Verdict | undefined {
  const said = rules.statusFields.flatMap((field) => saidUnder(answer, [field]));
  const codes = said.filter((text): text is string => typeof text === 'string' && rules.isCode(text));
  const [code] = codes;
  if (code === undefined) return undefined;
  const meaning = rules.meaningOf(code);
  const { outcome } = meaning;
  if (codes.some((other) => rules.meaningOf(other).outcome !== outcome)) return contradiction(code, 'status');
  const words = said.filter((text) => !codes.some((known) => known === text));
  if (outcome === 'paid' && words.some((word) => wordOf(word) !== 'paid')) return contradiction(code, 'status');
  if (outcome === 'failed' && words.some((word) => wordOf(word) === 'paid')) return contradiction(code, 'status');
  const messages = saidUnder(answer, rules.messageFields).map(wordOf);
  if (outcome === 'paid' && messages.includes('not-paid')) return contradiction(code, 'message');
  return { ...meaning, code };
}

function contradiction(code: string, field: 'status' | 'message'): Verdict {
  return { code, outcome: 'unknown', doubt: { kind: 'contradiction', field } };
}

function wordOf(said: unknown): 'paid' | 'not-paid' | 'other' {
  if (typeof said !== 'string') return 'other';
  const text = said.slice(0, longestWords);
  if (denied.test(text)) return 'not-paid';
  return affirmed.test(text) ? 'paid' : 'other';
}
