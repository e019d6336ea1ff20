import {
  answerConsultation,
  assignConsultation,
  cancelConsultation,
  getConsultation,
  listConsultations,
  recordConsultation,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { type DeedOf, writeAudit } from '../../audit/index.ts';
import { officeReachOf, reachesOffice } from '../../identity/index.ts';
import type { BookingDeps } from '../book-consultation.ts';
import type { ConsultationQueueRepository } from '../data/consultation-queue.repository.ts';
import type { ConsultationRow } from '../data/consultations.repository.ts';
import { suits } from '../free-times.ts';
import { changeOpen, keepingRules } from '../move-consultation.ts';
import { presentQueued } from '../present-consultation.ts';

export interface QueueDeps extends BookingDeps {
  readonly queue: ConsultationQueueRepository;
}

type StaffUser = Pick<SignedInUser, 'id' | 'scope'>;

/** What staff do with consultations; each act is on record. */
export function queueRoutes(app: FastifyInstance, deps: QueueDeps): void {
  const { db, consultations, queue, clock, mails } = deps;

  /** Of another office is answered as if it were not there. */
  async function find(id: string, user: StaffUser): Promise<ConsultationRow> {
    const row = await consultations.findById(id);
    if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('consultation.not-found');
    return row;
  }

  async function current(id: string) {
    const row = await consultations.findById(id);
    if (!row) throw new BusinessError('consultation.not-found');
    return presentQueued(row, clock.now());
  }

  async function record(
    tx: Transaction,
    user: StaffUser,
    row: ConsultationRow,
    action: DeedOf<'consultation'>,
    detail = {},
  ) {
    await writeAudit(tx, {
      actor: { userId: user.id },
      action: `consultation.${action}`,
      subject: `consultation:${row.id}`,
      detail: { reference: row.reference, ...detail },
    });
    await tellLive(tx, workAudiences(row.officeId));
  }

  serve(app, listConsultations, async ({ query }, { user }) => {
    const page = await queue.list(query, officeReachOf(user.scope));
    return presentPage(page, (row) => presentQueued(row, clock.now()));
  });

  serve(app, getConsultation, async ({ params }, { user }) => {
    const row = await find(params.id, user);
    const moves = await queue.moves(row.id);
    return {
      ...presentQueued(row, clock.now()),
      moves: moves.map((move) => ({ ...move, startsAt: move.startsAt.toISOString(), at: move.at.toISOString() })),
    };
  });

  serve(app, assignConsultation, async ({ params, body: { consultantId } }, { user }) => {
    const row = await find(params.id, user);
    const chosen = (await deps.consultants.list()).find(({ id }) => id === consultantId);
    const { topic, mode, officeId } = row;
    if (!chosen || !suits(chosen, { topic, mode, officeId })) {
      throw new BusinessError('consultation.consultant-unsuitable');
    }
    if (consultantId === row.consultantId) return presentQueued(row, clock.now());
    await changeOpen(deps, row, async (tx) => {
      await consultations.change(tx, row.id, { consultantId });
      await mails.send(tx, { id: row.id, news: 'rescheduled' });
      await record(tx, user, row, 'assigned', { from: row.consultantId, to: consultantId });
    });
    return current(row.id);
  });

  serve(app, answerConsultation, async ({ params, body }, { user }) => {
    const row = await find(params.id, user);
    if (row.state === 'cancelled') throw new BusinessError('consultation.over');
    await db.transaction(async (tx) => {
      const answer = { text: body.answer, at: clock.now(), by: user.id };
      await consultations.change(tx, row.id, { answer });
      await mails.send(tx, { id: row.id, news: 'answered' });
      await record(tx, user, row, 'answered');
    });
    return current(row.id);
  });

  serve(app, recordConsultation, async ({ params, body: { outcome } }, { user }) => {
    const row = await find(params.id, user);
    if (row.state === outcome) return presentQueued(row, clock.now());
    await keepingRules(() =>
      db.transaction(async (tx) => {
        await consultations.change(tx, row.id, { state: outcome });
        await record(tx, user, row, outcome);
      }),
    );
    return current(row.id);
  });

  serve(app, cancelConsultation, async ({ params, body: { reason } }, { user }) => {
    const row = await find(params.id, user);
    await changeOpen(deps, row, async (tx) => {
      await consultations.change(tx, row.id, { state: 'cancelled', cancellationReason: reason });
      await mails.send(tx, { id: row.id, news: 'cancelled' });
      await record(tx, user, row, 'cancelled', { reason });
    });
    return current(row.id);
  });
}
