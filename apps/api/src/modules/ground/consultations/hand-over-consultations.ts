import type { StayedConsultation } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import type { BookingDeps } from './book-consultation.ts';
import type { ConsultantRow } from './data/consultants.repository.ts';
import { suits } from './free-times.ts';
import { refusalOf } from './move-consultation.ts';

export interface HandOver {
  readonly fromId: number;
  readonly to: ConsultantRow;
  /** Those that begin in this time. */
  readonly since: Date;
  readonly until?: Date;
  readonly by: string;
  readonly reason: string;
}

const reasons = {
  'consultation.time-taken': 'time-taken',
  'consultation.consultant-away': 'away',
} as const;

/**
 * Gives what one consultant has to another, each as far as the other is free and takes it; the person who booked is told. Needs closed
 * diaries: two that gave to each other would wait for each other.
 */
export async function handOverConsultations(
  deps: BookingDeps,
  tx: Transaction,
  { fromId, to, since, until, by, reason }: HandOver,
): Promise<{ transferred: number; stayed: StayedConsultation[] }> {
  const held = await deps.consultations.lockHeld(tx, { consultantId: fromId, since, until });
  const stayed: StayedConsultation[] = [];
  let transferred = 0;
  for (const { id, reference, startsAt, topic, mode, name } of held) {
    const isTaken = suits(to, { topic, mode });
    const refusal = isTaken ? await refusalOf(deps, tx, id, { consultantId: to.id }) : 'unsuitable';
    if (refusal !== undefined) {
      const why = refusal === 'unsuitable' ? refusal : reasons[refusal];
      stayed.push({ id, reference, startsAt: startsAt.toISOString(), topic, mode, name, why });
      continue;
    }
    await deps.mails.send(tx, { id, news: 'rescheduled' });
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'consultation.assigned',
      subject: `consultation:${id}`,
      detail: { reference, from: fromId, to: to.id, reason },
    });
    transferred += 1;
  }
  if (transferred > 0) await tellLive(tx, workAudiences(to.officeId));
  return { transferred, stayed };
}
