import { setTimeout as wait } from 'node:timers/promises';
import type { Portal } from './start-portal.ts';

/** A call that a payer's browser was told no to, or nothing. */
interface Refusal {
  readonly at: number;
  readonly call: 'session' | 'status';
  /** The portal's code, the HTTP status or the network's reason. */
  readonly reason: string;
}

/** The portal said to a payer that this bill is paid. */
export interface Acknowledged {
  readonly at: number;
  readonly reference: string;
  readonly rrr: string;
}

export interface Payers {
  readonly acknowledged: readonly Acknowledged[];
  readonly refusals: readonly Refusal[];
  /** More bills to pay, one after the other. */
  give(references: readonly string[]): void;
  bills(): number;
  /** Resolves when each has finished the payment it was at, or has waited for it long enough. */
  stop(): Promise<void>;
}

/** A new payer comes this often, whatever happens to those before: what one bill waits for must not hide that others are paid. */
const comesEveryMs = 400;
/** More do not wait at once; a portal that lets them in in turn would not either (docs/decisions/0881). */
const mostWaiting = 200;
const againMs = { first: 250, longest: 1_000 };
const patienceMs = 40_000;
/** After the last one came. */
const lastWaitMs = 90_000;

/** A steady stream of payers. Every third presses twice; whoever is refused asks again, as the browser does (docs/decisions/0880). */
export function startPayers({ apiUrl, sandboxUrl }: Portal): Payers {
  const acknowledged: Acknowledged[] = [];
  const refusals: Refusal[] = [];
  const bills: string[] = [];
  let isStopping = false;
  let givesUpAt = Number.POSITIVE_INFINITY;

  async function ask<T>(call: Refusal['call'], path: string, body: unknown): Promise<T | undefined> {
    const refused = (reason: string) => {
      refusals.push({ at: Date.now(), call, reason });
      return undefined;
    };
    try {
      const response = await post(`${apiUrl}${path}`, body);
      const answer = (await response.json()) as T & { readonly code?: string };
      return response.ok ? answer : refused(`${response.status} ${answer.code ?? ''}`.trim());
    } catch (error) {
      return refused(error instanceof Error ? error.message : String(error));
    }
  }

  async function pay(reference: string, pressesTwice: boolean): Promise<void> {
    const begin = () =>
      ask<{ rrr: string }>('session', '/payments/sessions', { billReference: reference, provider: 'remita' });
    const pause = growing();
    let rrr: string | undefined;
    while (rrr === undefined) {
      if (Date.now() > givesUpAt) return;
      const answers = await Promise.all(pressesTwice ? [begin(), begin()] : [begin()]);
      rrr = answers.find((answer) => answer !== undefined)?.rrr;
      if (rrr === undefined) await wait(pause());
    }
    const paid = await post(`${sandboxUrl}/pay`, { rrr });
    if (!paid.ok) throw new Error(`The sandbox takes no money for ${rrr}: ${await paid.text()}`);
    await paid.body?.cancel();
    while (Date.now() < givesUpAt) {
      const known = await ask<{ responseCode: string }>('status', '/payments/status', { gateway: 'remita', rrr });
      if (known?.responseCode === '00') {
        acknowledged.push({ at: Date.now(), reference, rrr });
        return;
      }
      await wait(pause());
    }
  }

  const waiting = new Set<Promise<void>>();
  let fault: unknown;
  async function come(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      const reference = waiting.size < mostWaiting ? bills.shift() : undefined;
      if (reference !== undefined) {
        const payer = pay(reference, turn % 3 === 0)
          .catch((error: unknown) => {
            fault ??= error;
          })
          .finally(() => waiting.delete(payer));
        waiting.add(payer);
      }
      await wait(comesEveryMs);
    }
  }

  const coming = come();
  return {
    acknowledged,
    refusals,
    give: (references) => void bills.push(...references),
    bills: () => bills.length,
    async stop() {
      isStopping = true;
      givesUpAt = Date.now() + lastWaitMs;
      await coming;
      await Promise.all(waiting);
      if (fault !== undefined) throw fault;
    },
  };
}

/** Longer each time it is asked, up to a limit. */
function growing(): () => number {
  let next = againMs.first / 2;
  return () => {
    next = Math.min(next * 2, againMs.longest);
    return next;
  };
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
}
