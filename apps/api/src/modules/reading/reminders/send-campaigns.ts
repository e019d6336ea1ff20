import { setTimeout as wait } from 'node:timers/promises';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { finishCampaigns, holidaysFrom } from './data/campaigns.repository.ts';
import {
  freeLost,
  isSending,
  markTaken,
  type Settled,
  settleMessage,
  type TakenMessage,
  takeBatch,
} from './data/messages.repository.ts';
import { handOver } from './hand-over.ts';
import { openAddressCheck } from './open-address-check.ts';
import { nextOpenMoment } from './quiet-hours.ts';
import type { CampaignDeps } from './reminders-deps.ts';

/** Each batch is a short transaction; payments go on between two of them. */
const batchSize = 50;
const restMs = 20;
/** Handed over at the same time. */
const atOnce = 5;
const minuteMs = 60_000;
/** Before somebody whose mailbox was busy is tried again. */
const retryAfterMs = 10 * minuteMs;
/** A worker that took a message and told nothing for so long was killed. */
const lostAfterMs = 5 * minuteMs;

/** Writes to whoever waits, batch by batch, while it is not quiet and nobody stops it. Ended at any moment it goes on where it was. */
export async function sendCampaigns(deps: CampaignDeps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await freeLost(db, ago(lostAfterMs), clock.now());
  while (!signal.aborted) {
    const now = clock.now();
    const holidays = await holidaysFrom(db, dayOf(now));
    if (nextOpenMoment(now, (day) => holidays.has(day)) > now) return;
    const { taken, seen } = await db.transaction((tx) => take(tx, now, ago(retryAfterMs)));
    if (seen === 0) break;
    if (!(await handAll(deps, taken, signal))) return;
    await wait(restMs);
  }
  await db.transaction(async (tx) => {
    for (const { id } of await finishCampaigns(tx, clock.now()))
      await writeAudit(tx, {
        actor: { system: 'reminders' },
        action: 'reminder-campaign.finished',
        subject: `reminder-campaign:${id}`,
        detail: {},
      });
  });
}

/** A batch, asked about in its transaction: who paid, has a case or took the way out is left out for good. */
async function take(tx: Transaction, now: Date, retryBefore: Date) {
  const batch = await takeBatch(tx, batchSize, retryBefore);
  for (const { id, hindrance } of batch)
    if (hindrance !== null) await settleMessage(tx, id, { outcome: 'skipped', reason: hindrance }, now);
  const taken = batch.filter(({ hindrance }) => hindrance === null);
  await markTaken(
    tx,
    taken.map(({ id }) => id),
    now,
  );
  return { taken, seen: batch.length };
}

/** False: nothing can be handed over now, and those that were taken wait again. */
async function handAll(deps: CampaignDeps, taken: readonly TakenMessage[], signal: AbortSignal): Promise<boolean> {
  const left = [...taken];
  let isAway = false;
  async function work(): Promise<void> {
    for (let message = left.shift(); message; message = left.shift()) {
      const goesOn = !isAway && !signal.aborted && (await isSending(deps.db, message.campaignId));
      const handed = goesOn ? await handOver(deps, message) : 'away';
      if (goesOn && handed === 'away') isAway = true;
      await settle(deps, message, handed === 'away' ? { outcome: 'waiting' } : handed);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return !isAway;
}

/** What became of it, with the task for the office where the address is at fault. */
function settle(deps: CampaignDeps, message: TakenMessage, settled: Settled): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await settleMessage(tx, message.id, settled, deps.clock.now());
    if (settled.outcome === 'failed' && settled.reason !== 'uncertain') await openAddressCheck(deps, tx, message);
  });
}
