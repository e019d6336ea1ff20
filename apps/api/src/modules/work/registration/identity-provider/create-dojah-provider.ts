import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { IdentityProviderConfig } from '../../../../platform/config/config.ts';
import { dojahAnswer, personOf } from './dojah-answers.ts';
import type { IdentityAnswer, IdentityNumber, IdentityProvider } from './identity-provider.ts';

export interface DojahOptions {
  /** For one question, from connecting to the last byte. */
  readonly timeoutMs?: number;
  /** Failures in a row before the provider is left alone, and for how long. */
  readonly breakAfter?: number;
  readonly breakMs?: number;
}

/** Portraits come with the answer; nobody's is larger. */
const largestAnswerBytes = 4 * 1024 * 1024;

class Unavailable extends Error {}

/**
 * Dojah's look-ups of a NIN and a virtual NIN (`GET /api/v1/kyc/nin`, `/vnin`). They want the number in the query; it
 * goes to them alone, over TLS, and is never logged here.
 */
export function createDojahProvider(
  { baseUrl, appId, secretKey }: IdentityProviderConfig,
  { timeoutMs = 15_000, breakAfter = 5, breakMs = 15_000 }: DojahOptions = {},
): IdentityProvider {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: breakMs,
    breaker: new ConsecutiveBreaker(breakAfter),
  });

  async function ask(number: IdentityNumber): Promise<IdentityAnswer> {
    const path = 'nin' in number ? `nin?nin=${number.nin}` : `vnin?vnin=${number.virtualNin}`;
    const answer = await fetch(`${baseUrl}/api/v1/kyc/${path}`, {
      headers: { accept: 'application/json', appid: appId, authorization: secretKey },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readUpTo(answer, largestAnswerBytes);
    // 400 and 404 are how an unknown number is answered; both say so in words.
    if ((answer.status === 400 || answer.status === 404) && saysNotFound(body)) return { outcome: 'not-found' };
    if (answer.status !== 200) throw new Unavailable(`HTTP ${answer.status}`);
    const parsed = dojahAnswer.safeParse(parsedJson(body));
    const person = parsed.success ? personOf(parsed.data, number) : undefined;
    if (!person) throw new Unavailable('an answer without a person');
    return { outcome: 'found', person };
  }

  return {
    async find(number) {
      try {
        return await breaker.execute(() => ask(number));
      } catch (error) {
        return { outcome: 'unavailable', reason: reasonOf(error) };
      }
    },
  };
}

async function readUpTo(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Unavailable('an answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function saysNotFound(body: string): boolean {
  const said = parsedJson(body);
  const words = typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : '';
  return /not found|invalid v?nin|wrong v?nin|expired/i.test(words);
}

/** Never the address of the question, which holds the number. */
function reasonOf(error: unknown): string {
  if (error instanceof Unavailable) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
