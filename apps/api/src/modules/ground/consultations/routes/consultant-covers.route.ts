import { coverConsultant, endConsultantCover, type ManagedConsultant, transferConsultations } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf, momentOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type DeedOf, writeAudit } from '../../audit/index.ts';
import type { BookingDeps } from '../book-consultation.ts';
import { handOverConsultations } from '../hand-over-consultations.ts';
import { keepingRules } from '../move-consultation.ts';

/** A consultant leaves, or is away: a colleague takes what is booked. Each act is on record. */
export function consultantCoversRoutes(app: FastifyInstance, deps: BookingDeps): void {
  const { db, clock, consultants, covers } = deps;

  /** Of one office, and can be booked. */
  async function pairOf(fromId: number, toId: number, unsuitable: 'successor' | 'cover') {
    const all = await consultants.listManaged(dayOf(clock.now()));
    const [from, to] = [fromId, toId].map((id) => all.find((one) => one.id === id));
    if (!from) throw new BusinessError('consultant.not-found');
    if (!to?.isActive || to.id === from.id || to.officeId !== from.officeId)
      throw new BusinessError(`consultant.${unsuitable}-unsuitable`);
    return { from, to };
  }
  const record = (
    tx: Transaction,
    userId: string,
    action: DeedOf<'consultant'>,
    { id }: Pick<ManagedConsultant, 'id'>,
    detail = {},
  ) =>
    writeAudit(tx, {
      actor: { userId },
      action: `consultant.${action}`,
      subject: `consultant:${id}`,
      detail: { ...detail },
    });

  serve(app, transferConsultations, async ({ params: { id }, body: { toConsultantId, reason } }, { user }) => {
    const { from, to } = await pairOf(id, toConsultantId, 'successor');
    return db.transaction(async (tx) => {
      await covers.closeDiaries(tx);
      const handOver = { fromId: id, to, since: clock.now(), by: user.id, reason };
      const { transferred, stayed } = await handOverConsultations(deps, tx, handOver);
      if (transferred + stayed.length === 0) throw new BusinessError('consultant.nothing-ahead');
      const detail = { to: to.id, reason, transferred, stayed: stayed.length };
      await record(tx, user.id, 'transferred', from, detail);
      return { transferred, stayed };
    });
  });

  serve(app, coverConsultant, async ({ params: { id }, body: { coverId, fromDay, untilDay } }, { user }) => {
    const now = clock.now();
    if (untilDay < dayOf(now))
      throw new BusinessError('request.invalid', { fieldErrors: { untilDay: 'This day has passed' } });
    const { from, to } = await pairOf(id, coverId, 'cover');
    return keepingRules(() =>
      db.transaction(async (tx) => {
        await covers.closeDiaries(tx);
        const days = { absentId: id, coverId, fromDay, untilDay };
        const cover = await covers.insert(tx, { ...days, by: user.id, at: now });
        const { transferred, stayed } = await handOverConsultations(deps, tx, {
          ...{ fromId: id, to, by: user.id, reason: `cover:${cover}` },
          since: new Date(Math.max(momentOf(fromDay).getTime(), now.getTime())),
          until: momentOf(addDays(untilDay, 1)),
        });
        const detail = { cover: coverId, fromDay, untilDay, transferred, stayed: stayed.length };
        await record(tx, user.id, 'cover-entered', from, detail);
        return { id: cover, transferred, stayed };
      }),
    );
  });

  serve(app, endConsultantCover, async ({ params: { id, coverId } }, { user }) => {
    await db.transaction(async (tx) => {
      const isEnded = await covers.end(tx, { id: coverId, absentId: id, by: user.id, at: clock.now() });
      if (!isEnded) throw new BusinessError('consultant.cover-not-found');
      await record(tx, user.id, 'cover-ended', { id }, { coverId });
    });
    return {};
  });
}
