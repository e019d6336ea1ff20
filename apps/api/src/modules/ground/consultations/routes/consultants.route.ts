import { changeConsultant, consultantAsRead, createConsultant, listManagedConsultants } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type DeedOf, writeAudit } from '../../audit/index.ts';
import type { OfficeReader } from '../../offices/index.ts';
import type { ConsultantsRepository } from '../data/consultants.repository.ts';

export interface ConsultantsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly offices: OfficeReader;
  readonly consultants: ConsultantsRepository;
}

/** Who can be booked. Each change is on record. */
export function consultantsRoutes(app: FastifyInstance, { db, clock, offices, consultants }: ConsultantsDeps): void {
  async function requireOffice(officeId: number): Promise<void> {
    if ((await offices.list()).some(({ id }) => id === officeId)) return;
    throw new BusinessError('consultant.office-unknown', { fieldErrors: { officeId: 'There is no such tax office' } });
  }
  const record = (
    tx: Transaction,
    userId: string,
    action: DeedOf<'consultant'>,
    id: number,
    detail: Readonly<Record<string, unknown>>,
  ) => writeAudit(tx, { actor: { userId }, action: `consultant.${action}`, subject: `consultant:${id}`, detail });

  serve(app, listManagedConsultants, () => consultants.listManaged(dayOf(clock.now())));

  serve(app, createConsultant, async ({ body }, { user }) => {
    await requireOffice(body.officeId);
    return db.transaction(async (tx) => {
      const id = await consultants.insert(tx, body);
      await record(tx, user.id, 'created', id, body);
      return { id };
    });
  });

  serve(app, changeConsultant, async ({ params: { id }, query: { asRead }, body }, { user }) => {
    await requireOffice(body.officeId);
    return db.transaction(async (tx) => {
      const before = await consultants.lock(tx, id);
      if (before) requireAsRead(asRead, consultantAsRead(before));
      if (!(await consultants.change(tx, id, body))) throw new BusinessError('consultant.not-found');
      await record(tx, user.id, 'changed', id, body);
      return {};
    });
  });
}
