import type { PartnerEvent, PartnerMode } from '@portal/contracts';
import type { pageOfEvents } from '../data/partner-events.repository.ts';

type EventRow = Awaited<ReturnType<typeof pageOfEvents>>[number];

/** As lists and webhooks tell it. */
export function presentEvent(
  { id, type, at, reference, externalReference, state, version }: EventRow,
  mode: PartnerMode,
): PartnerEvent {
  return {
    ...{ id, type, timestamp: at.toISOString() },
    data: { reference, externalReference, state, version, mode },
  };
}

/** The notice that clients of the earlier portal read, fields in their order, the time to the second as they have it; only what was paid has one. */
export function paidNotice(billReference: string, paymentGateway: string, paidAt: Date): string {
  return JSON.stringify({ billReference, paymentGateway, status: 'Paid', paidat: toTheSecond(paidAt) });
}

function toTheSecond(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, 'Z');
}
