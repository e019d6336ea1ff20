import type { ConsultationState, listConsultations, ParsedRequestOf } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import type { OfficeReach } from '../../identity/index.ts';
import { type ConsultationRow, consultationColumns, selectConsultation } from './consultations.repository.ts';

type ListQuery = ParsedRequestOf<typeof listConsultations>['query'];

interface MoveRow {
  readonly state: ConsultationState;
  readonly startsAt: Date;
  readonly consultantId: number;
  readonly at: Date;
}

export interface ConsultationQueueRepository {
  list(query: ListQuery, reach: OfficeReach): Promise<Listed<ConsultationRow>>;
  moves(id: string): Promise<MoveRow[]>;
}

const source: ListSource<ConsultationRow, ListQuery['sortField']> = {
  from: sql.raw(`(${selectConsultation}) as booked`),
  key: { column: sql`booked.id`, type: 'uuid' },
  select: columnsNamed('booked', consultationColumns),
  sorts: { startsAt: { column: sql`booked."startsAt"`, type: 'timestamptz' } },
};
const holdsTime = sql`booked.state in ('booked', 'rescheduled')`;
const standings = {
  ahead: sql`${holdsTime} and booked."startsAt" > clock_timestamp()`,
  due: sql`${holdsTime} and booked."startsAt" <= clock_timestamp()`,
  ended: sql`not ${holdsTime}`,
} as const;
const searched = sql`concat_ws(' ', booked.name, booked.email, booked.reference)`;

export function createConsultationQueueRepository(db: Database): ConsultationQueueRepository {
  const { $client } = db;
  return {
    list({ state, standing, topic, mode, officeId, consultantId, from, to, answered, criteria, ...query }, reach) {
      const where = and(
        reach === 'all' ? undefined : sql`booked."officeId" = ${reach}`,
        when(state, (wanted) => sql`booked.state = ${wanted}`),
        when(standing, (wanted) => standings[wanted]),
        when(topic, (wanted) => sql`booked.topic = ${wanted}`),
        when(mode, (wanted) => sql`booked.mode = ${wanted}`),
        when(officeId, (id) => sql`booked."officeId" = ${id}`),
        when(consultantId, (id) => sql`booked."consultantId" = ${id}`),
        when(from, (day) => sql`booked."startsAt" >= lagos_midnight(${day}::date)`),
        when(to, (day) => sql`booked."startsAt" < lagos_midnight(${day}::date + 1)`),
        when(answered, (yes) => sql`(booked.answer is not null) = ${yes === 'yes'}`),
        holds(searched, criteria),
      );
      return readList(db, source, query, where);
    },
    async moves(id) {
      const { rows } = await $client.query<MoveRow>(
        `select state, starts_at as "startsAt", consultant_id as "consultantId", at from consultation_moves
         where consultation_id = $1 order by id`,
        [id],
      );
      return rows;
    },
  };
}
