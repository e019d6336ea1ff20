import type { AttemptFault } from '@portal/contracts';
import type { Reply } from '../../../../platform/egress/create-egress.ts';
import { codesInForce } from '../../../ground/expert-systems/index.ts';
import { leaveDelivery, type TakenDelivery, takeDelivery, webhooksDue } from '../data/webhook-queue.repository.ts';
import { feedWebhooks } from './feed-webhooks.ts';
import type { ModeDeps } from './partners-deps.ts';
import { settleAttempt } from './settle-attempt.ts';
import type { WebhookSeals } from './webhook-seals.ts';
import { noticeSignature, signedHeaders } from './webhook-signature.ts';

/** Messages of one address that are on their way at a time: a dead one holds these and delays nobody else. */
const lanes = 2;
/** Of one lane, before the address is looked at anew: whoever was suspended meanwhile is sent no more. */
const messagesAtOnce = 25;
/** Longer than any attempt takes: when its time is over, whoever sent it is dead. */
const leaseMs = 45_000;

type Deps = Pick<ModeDeps, 'db' | 'clock' | 'bills' | 'egress' | 'jobs' | 'log' | 'mode'> & {
  readonly seals: WebhookSeals;
};

export interface WebhookSender {
  /** Queues what happened and begins to send what is due; does not wait for anybody's answer. */
  round(signal: AbortSignal): Promise<void>;
  /** When nothing is on its way. */
  idle(): Promise<void>;
}

/** One process of all runs the rounds. What it had on its way when it died is sent again, with the same id. */
export function createWebhookSender(deps: Deps): WebhookSender {
  const { db, clock, log } = deps;
  const underWay = new Map<string, Promise<void>>();

  async function work(webhookId: string, signal: AbortSignal): Promise<void> {
    const lane = async () => {
      for (let sent = 0; sent < messagesAtOnce && !signal.aborted; sent += 1)
        if (!(await sendNext(deps, webhookId, signal))) return;
    };
    await Promise.all(Array.from({ length: lanes }, lane)).catch((error: unknown) => {
      log.error({ err: error, webhookId }, 'a webhook could not be worked on');
    });
    underWay.delete(webhookId);
  }

  return {
    async round(signal) {
      await feedWebhooks(deps);
      const due = (await webhooksDue(db, clock.now())).filter(({ id }) => !underWay.has(id));
      const inForce = await codesInForce(db, [...new Set(due.map(({ engineCodeId }) => engineCodeId))]);
      for (const { id, engineCodeId } of due) if (inForce.has(engineCodeId)) underWay.set(id, work(id, signal));
    },
    async idle() {
      await Promise.all(underWay.values());
    },
  };
}

/** False when nothing is due. */
async function sendNext(deps: Deps, webhookId: string, signal: AbortSignal): Promise<boolean> {
  const { db, clock, egress, seals } = deps;
  const at = clock.now();
  const taken = await takeDelivery(db, webhookId, at, new Date(at.getTime() + leaseMs));
  if (!taken) return false;
  const begun = performance.now();
  let reply: Reply;
  try {
    const message = { headers: headersOf(taken, seals, at), body: taken.body };
    reply = await egress.post(taken.url, message, signal);
  } catch (error) {
    await leaveDelivery(db, taken.id);
    if (signal.aborted) return false;
    throw error;
  }
  await settleAttempt(deps, taken, {
    ...{ at, tookMs: Math.round(performance.now() - begun) },
    ...(reply.kind === 'answer'
      ? { status: reply.status, fault: null, answer: shown(reply.text), retryAfter: reply.retryAfter }
      : { status: null, fault: reply.reason satisfies AttemptFault, answer: '', retryAfter: undefined }),
  });
  return true;
}

function headersOf(taken: TakenDelivery, seals: WebhookSeals, at: Date): Record<string, string> {
  const { webhookId, eventId: id, body, shape } = taken;
  const secret = taken.secret && seals.open(taken.secret, webhookId);
  if (!secret) throw new TypeError('A webhook that is not ended has a secret');
  const isChanging = taken.previousSecret && taken.previousSecretUntil && taken.previousSecretUntil > at;
  const secrets = [
    secret,
    ...(isChanging && taken.previousSecret ? [seals.open(taken.previousSecret, webhookId)] : []),
  ];
  return {
    'content-type': 'application/json',
    'user-agent': 'revenue-portal-webhooks/1',
    ...signedHeaders({ id, at, body }, secrets),
    // It has room for one: while secrets change, the one that the receiver knows for sure.
    ...(shape === 'paid-notice' && { 'x-signature': noticeSignature(body, secrets.at(-1) ?? secret) }),
  };
}

const shownMost = 200;

/** One line of what came, for people to read. */
function shown(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd\s]+/gu, ' ')
    .trim()
    .slice(0, shownMost)
    .toWellFormed();
}
