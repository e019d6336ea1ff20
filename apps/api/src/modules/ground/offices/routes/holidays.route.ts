import { getHolidayProposal, listHolidays, proposeHoliday } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Caseload } from '../../caseload/index.ts';
import { createHolidaysRepository } from '../data/holidays.repository.ts';

export interface HolidaysDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

/** Public holidays are proposed here; whether one is released is decided in the queue of cases, by a second person. */
export function holidaysRoutes(app: FastifyInstance, { db, clock, caseload }: HolidaysDeps): void {
  const holidays = createHolidaysRepository(db);

  serve(app, listHolidays, async ({ query: { year } }) => holidays.list(`${year}-01-01`, `${year}-12-31`));

  serve(app, getHolidayProposal, async ({ params: { id } }) => {
    const proposal = await holidays.read(id);
    if (!proposal) throw new BusinessError('holiday.proposal-not-found');
    return proposal;
  });

  serve(app, proposeHoliday, async ({ body }, { user }) => {
    const { action, day, source } = body;
    const name = body.action === 'add' ? body.name : null;
    return db.transaction(async (tx) => {
      if (day <= dayOf(clock.now())) throw new BusinessError('holiday.too-late');
      const { isHoliday, waits } = await holidays.lockDay(tx, day);
      if (waits || isHoliday === (action === 'add')) {
        throw new BusinessError(action === 'add' ? 'holiday.known' : 'holiday.unknown');
      }
      const id = await holidays.propose(tx, { action, day, name, source });
      const work = { kind: 'holiday-release', subject: `holiday:${id}`, reference: day, userId: user.id } as const;
      return { workId: await caseload.open(tx, work) };
    });
  });

  caseload.when('holiday-release', 'release', async (tx, { subject }) => {
    const id = subject.replace(/^holiday:/, '');
    const proposal = await holidays.find(tx, id);
    if (!proposal) throw new Error('A holiday was released that nobody proposed');
    // Deadlines that ended meanwhile were counted without it.
    if (proposal.day <= dayOf(clock.now())) throw new BusinessError('holiday.too-late');
    await holidays.enact(tx, id);
  });
}
