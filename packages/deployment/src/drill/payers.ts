import { setTimeout as wait } from 'node:timers/promises';
import type { Portal } from './start-portal.ts';

/** A call that a payer's browser was told no to, or nothing. */
export interface Refusal {
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
  /** Resolves when each has finished the payment it was at. */
  stop(): Promise<void>;
}

const payersAtOnce = 4;
const thinkMs = 150;
const againMs = 250;
const patienceMs = 40_000;

/** People who pay without a pause. Every third presses twice; whoever is refused asks again, as the browser does (docs/decisions/0880). */
export function startPayers({ apiUrl, sandboxUrl }: Portal): Payers {
  const acknowledged: Acknowledged[] = [];
  const refusals: Refusal[] = [];
  const bills: string[] = [];
  let isStopping = false;

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
    let rrr: string | undefined;
    while (rrr === undefined) {
      const answers = await Promise.all(pressesTwice ? [begin(), begin()] : [begin()]);
      rrr = answers.find((answer) => answer !== undefined)?.rrr;
      if (rrr === undefined) await wait(againMs);
    }
    const paid = await post(`${sandboxUrl}/pay`, { rrr });
    if (!paid.ok) throw new Error(`The sandbox takes no money for ${rrr}: ${await paid.text()}`);
    await paid.body?.cancel();
    for (;;) {
      const known = await ask<{ responseCode: string }>('status', '/payments/status', { gateway: 'remita', rrr });
      if (known?.responseCode === '00') break;
      await wait(againMs);
    }
    acknowledged.push({ at: Date.now(), reference, rrr });
  }

  async function payer(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      const reference = bills.shift();
      if (reference !== undefined) await pay(reference, turn % 3 === 0);
      await wait(thinkMs);
    }
  }

  const all = Promise.all(Array.from({ length: payersAtOnce }, payer));
  // A payer that fails is found when they are stopped.
  all.catch(() => {});
  return {
    acknowledged,
    refusals,
    give: (references) => void bills.push(...references),
    bills: () => bills.length,
    async stop() {
      isStopping = true;
      await all;
    },
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
