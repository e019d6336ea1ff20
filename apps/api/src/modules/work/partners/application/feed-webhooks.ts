import { partnerEventDays } from '@portal/contracts';
import { eventsOfCode, type pageOfEvents, placeEvents } from '../data/partner-events.repository.ts';
import { type DeliveryToMake, insertDeliveries } from '../data/webhook-deliveries.repository.ts';
import { setFedPosition, takeForFeeding, webhooksBehind } from '../data/webhook-queue.repository.ts';
import type { ModeDeps } from './partners-deps.ts';
import { paidNotice, presentEvent } from './webhook-events.ts';

const dayMs = 86_400_000;
/** Of one address, before the next one gets its turn. */
const eventsAtOnce = 500;

type Deps = Pick<ModeDeps, 'db' | 'clock' | 'bills' | 'mode'>;
type EventRow = Awaited<ReturnType<typeof pageOfEvents>>[number];

/** Puts what happened into the queue of each address that is told of it, in the order of the commits. */
export async function feedWebhooks(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  await placeEvents(db);
  for (const id of await webhooksBehind(db))
    await db.transaction(async (tx) => {
      const webhook = await takeForFeeding(tx, id);
      if (!webhook) return;
      const now = clock.now();
      const page = await eventsOfCode(tx, {
        ...{ after: webhook.fedPosition, limit: eventsAtOnce, engineCodeId: webhook.engineCodeId },
        since: new Date(now.getTime() - partnerEventDays * dayMs),
      });
      const told = page.filter(({ type }) => webhook.eventTypes.includes(type));
      const deliveries = await deliveriesOf(deps, webhook, told);
      await insertDeliveries(tx, deliveries, now);
      const { position = webhook.fedPosition } = page.at(-1) ?? {};
      await setFedPosition(tx, id, position);
    });
}

/** The bytes are made once: every attempt sends the same. */
export async function deliveriesOf(
  { bills, mode }: Pick<Deps, 'bills' | 'mode'>,
  { id: webhookId, shape }: { readonly id: string; readonly shape: string },
  events: readonly EventRow[],
): Promise<DeliveryToMake[]> {
  const made: DeliveryToMake[] = [];
  for (const event of events) {
    const body = shape === 'paid-notice' ? await noticeOf(event.reference) : JSON.stringify(presentEvent(event, mode));
    if (body !== undefined)
      made.push({ webhookId, eventId: event.id, type: event.type, about: event.reference, body, happenedAt: event.at });
  }
  return made;

  async function noticeOf(reference: string): Promise<string | undefined> {
    const { receipt = null } = (await bills.find(reference)) ?? {};
    return receipt ? paidNotice(reference, receipt.provider, receipt.paidAt) : undefined;
  }
}
