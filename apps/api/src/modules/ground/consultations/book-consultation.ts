import { randomBytes } from 'node:crypto';
import {
  type bookConsultation as bookConsultationEndpoint,
  type Language,
  makeConsultationReference,
  type ParsedRequestOf,
} from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { digestOf, sameSubmission } from '../../../platform/http/submission.ts';
import { auditPerson } from './audit-person.ts';
import type { ConsultationMails } from './consultations.jobs.ts';
import type { ConsultationRow, ConsultationsRepository } from './data/consultations.repository.ts';
import { type FreeTimesDeps, whoIsFree } from './find-free-times.ts';
import { slotMs } from './free-times.ts';

export interface BookingDeps extends FreeTimesDeps {
  readonly consultations: ConsultationsRepository;
  readonly mails: ConsultationMails;
}

type Wanted = ParsedRequestOf<typeof bookConsultationEndpoint>['body'];

/** Nobody fills the calendars of an office with one mailbox. */
const aheadMax = 3;

/** Books for the first of the free consultants whom nobody else gets at the same moment. The same request is booked once. */
export async function bookConsultation(
  deps: BookingDeps,
  wanted: Wanted,
  language: Language,
): Promise<ConsultationRow> {
  const { db, consultations, covers, clock, mails } = deps;
  const startsAt = new Date(wanted.startsAt);
  const earlier = await earlierBooking(consultations, wanted);
  if (earlier) return earlier;
  const free = await whoIsFree(deps, wanted, startsAt);

  const id = await db
    .transaction(async (tx) => {
      await covers.shareDiaries(tx);
      const day = dayOf(startsAt);
      const away = new Set((await covers.between(tx, day, day)).map(({ absentId }) => absentId));
      await consultations.lockEmail(tx, wanted.email);
      const { count, isBusy } = await consultations.ahead(tx, wanted.email, clock.now(), startsAt);
      if (isBusy) throw new BusinessError('consultation.already-booked');
      if (count >= aheadMax) throw new BusinessError('consultation.too-many');
      for (const { id: consultantId } of free) {
        // On leave since the times were read: whoever stands in is in the list as well, or the next one is.
        if (away.has(consultantId)) continue;
        const endsAt = new Date(startsAt.getTime() + slotMs);
        const reference = makeConsultationReference(randomBytes(13));
        const { requestId, topic, mode, name, email, phone, question } = wanted;
        const whose = {
          requestId,
          contentDigest: digestOfBooking(wanted),
          topic,
          mode,
          name,
          email,
          phone,
          question,
          language,
        };
        const booked = await consultations.insert(tx, { ...whose, reference, consultantId, startsAt, endsAt });
        if (!booked) continue;
        await auditPerson(tx, 'booked', { id: booked, reference }, startsAt);
        await mails.send(tx, { id: booked, news: 'booked' });
        await mails.remind(tx, booked, startsAt);
        return booked;
      }
      throw new BusinessError('consultation.time-taken');
    })
    .catch(async (error: unknown) => {
      // The same request a moment ago: its booking is what this caller wants to hear of.
      const own = error instanceof BusinessError && (await earlierBooking(consultations, wanted));
      if (own) return own.id;
      throw error;
    });
  const row = await consultations.findById(id);
  if (!row) throw new Error('A booking vanished');
  return row;
}

async function earlierBooking(consultations: ConsultationsRepository, wanted: Wanted) {
  const earlier = await consultations.findByRequest(wanted.requestId);
  return earlier && sameSubmission(earlier, digestOfBooking(wanted), 'requestId');
}

const digestOfBooking = ({ requestId: _id, website: _trap, secondsToFill: _seconds, ...content }: Wanted) =>
  digestOf(content);
