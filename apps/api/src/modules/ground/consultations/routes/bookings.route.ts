import {
  bookConsultation as bookConsultationEndpoint,
  cancelOwnConsultation,
  downloadBookingCalendar,
  getBooking,
  openOwnBooking,
  rescheduleConsultation,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { requirePerson } from '../../../../platform/http/require-person.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type AttemptLimit, type AttemptsRepository, admit } from '../../identity/index.ts';
import { auditPerson } from '../audit-person.ts';
import { type BookingDeps, bookConsultation } from '../book-consultation.ts';
import type { BookingKeys } from '../booking-keys.ts';
import { consultationCalendar } from '../consultation-calendar.ts';
import type { ConsultationRow } from '../data/consultations.repository.ts';
import { bookingAddress } from '../mail/consultation-mail.ts';
import { changeOpen, moveConsultation } from '../move-consultation.ts';
import { presentBooking, presentOwnBooking } from '../present-consultation.ts';

export interface BookingsDeps extends BookingDeps {
  readonly keys: BookingKeys;
  readonly attempts: AttemptsRepository;
  readonly serviceName: string;
  readonly portalOrigin: string;
}

/** Each writes to a mailbox that may be anybody's. */
function movesLimit(id: string): AttemptLimit {
  return { key: `consultation-moves ${id}`, limit: 5, windowSeconds: 60 * 60 };
}

/** What somebody without an account does: book, see, move, cancel. */
export function bookingsRoutes(app: FastifyInstance, deps: BookingsDeps): void {
  const { consultations, keys, attempts, clock, mails, portalOrigin, serviceName } = deps;

  async function find(reference: string): Promise<ConsultationRow> {
    const row = await consultations.findByReference(reference);
    if (!row) throw new BusinessError('consultation.not-found');
    return row;
  }

  /** A wrong key is answered as an unknown reference is. */
  async function findOwn(reference: string, key: string): Promise<ConsultationRow> {
    const row = await find(reference);
    if (!keys.fits(row.reference, key)) throw new BusinessError('consultation.not-found');
    return row;
  }

  serve(app, bookConsultationEndpoint, async ({ body }, { language }) => {
    requirePerson(body);
    const row = await bookConsultation(deps, body, language);
    return { booking: presentOwnBooking(row, clock.now()), key: keys.keyOf(row.reference) };
  });

  serve(app, getBooking, async ({ params }) => presentBooking(await find(params.reference)));

  serve(app, downloadBookingCalendar, async ({ params }, { language }) => {
    const row = await find(params.reference);
    const address = bookingAddress(portalOrigin, row.reference);
    const { fileName, content } = consultationCalendar(row, { address, serviceName, language, now: clock.now() });
    return fileAnswer({ contentType: 'text/calendar', body: Buffer.from(content), fileName });
  });

  serve(app, openOwnBooking, async ({ params, body }) =>
    presentOwnBooking(await findOwn(params.reference, body.key), clock.now()),
  );

  serve(app, rescheduleConsultation, async ({ params, body }) => {
    const row = await findOwn(params.reference, body.key);
    await admit(attempts, [movesLimit(row.id)]);
    await moveConsultation(deps, row, new Date(body.startsAt));
    return presentOwnBooking(await find(row.reference), clock.now());
  });

  serve(app, cancelOwnConsultation, async ({ params, body }) => {
    const row = await findOwn(params.reference, body.key);
    await changeOpen(deps, row, async (tx) => {
      await consultations.change(tx, row.id, { state: 'cancelled' });
      await auditPerson(tx, 'cancelled', row);
      await mails.send(tx, { id: row.id, news: 'cancelled' });
    });
    return presentOwnBooking(await find(row.reference), clock.now());
  });
}
