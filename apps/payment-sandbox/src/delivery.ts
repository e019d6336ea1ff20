import type { SandboxClock } from './clock.ts';
import type { Journal } from './journal.ts';

/** A message on its way to the merchant. */
export interface Delivery {
  readonly id: string;
  readonly kind: 'remita.notification' | 'interswitch.webhook';
  readonly ref: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  attempts: number;
  state: 'waiting' | 'accepted' | 'given-up';
}

export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ status: number; body: string }>;

export interface DeliveryRule {
  /** Seconds to wait before the second, third … attempt; after the last of them the provider gives up. */
  readonly retrySeconds: readonly number[];
  readonly accepts: (answer: { status: number; body: string }) => boolean;
}

export interface DeliveryService {
  send(delivery: Delivery): void;
  /** Takes up what an earlier run had not delivered. */
  resume(): void;
  /** Resolves when no attempt is under way. Attempts that wait for their time do not count. */
  settled(): Promise<void>;
}

const answerTimeoutMs = 10_000;
const answerKept = 500;

export const postOverHttp: Post = async (url, headers, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  return { status: answer.status, body: (await answer.text()).slice(0, answerKept) };
};

export function createDeliveryService(deps: {
  readonly state: { deliveries: Delivery[] };
  readonly clock: SandboxClock;
  readonly journal: Journal;
  readonly post: Post;
  readonly rules: Readonly<Record<Delivery['kind'], DeliveryRule>>;
}): DeliveryService {
  const underWay = new Set<Promise<void>>();

  function start(delivery: Delivery): Promise<void> {
    const attempt = attemptOnce(delivery).finally(() => underWay.delete(attempt));
    underWay.add(attempt);
    return attempt;
  }

  async function attemptOnce(delivery: Delivery): Promise<void> {
    const rule = deps.rules[delivery.kind];
    delivery.attempts += 1;
    let outcome: Record<string, unknown>;
    let accepted = false;
    try {
      const answer = await deps.post(delivery.url, delivery.headers, delivery.body);
      accepted = rule.accepts(answer);
      outcome = { answerStatus: answer.status, answerBody: answer.body };
    } catch (error) {
      outcome = { failure: reasonOf(error) };
    }
    // A reset in the meantime has forgotten this delivery.
    if (!deps.state.deliveries.includes(delivery)) return;
    const { id, ref, url, attempts, body } = delivery;
    deps.journal.write(`${delivery.kind}.sent`, {
      delivery: id,
      ref,
      url,
      attempt: attempts,
      body,
      accepted,
      ...outcome,
    });
    if (accepted) {
      delivery.state = 'accepted';
      return;
    }
    const waitSeconds = rule.retrySeconds[attempts - 1];
    if (waitSeconds === undefined) {
      delivery.state = 'given-up';
      deps.journal.write(`${delivery.kind}.given-up`, { delivery: id, ref, attempts });
      return;
    }
    deps.clock.after(waitSeconds * 1000, () => start(delivery));
  }

  return {
    send(delivery) {
      deps.state.deliveries.push(delivery);
      void start(delivery);
    },
    resume() {
      for (const delivery of deps.state.deliveries) {
        if (delivery.state === 'waiting') deps.clock.after(0, () => start(delivery));
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** `fetch` says only that it failed; the reason stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
