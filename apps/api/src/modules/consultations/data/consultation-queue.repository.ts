import type { ConsultationState, listConsultations, ParsedRequestOf } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { OfficeReach } from '../../identity/index.ts';
import { type ConsultationRow, countConsultations, selectConsultation } from './consultations.repository.ts';

type Wishes = ParsedRequestOf<typeof listConsultations>['query'];

interface MoveRow {
  readonly state: ConsultationState;
  readonly startsAt: Date;
  readonly consultantId: number;
  readonly at: Date;
}

export interface ConsultationQueueRepository {
  list(wishes: Wishes, reach: OfficeReach): Promise<{ readonly rows: ConsultationRow[]; readonly total: number }>;
  moves(id: string): Promise<MoveRow[]>;
}

const found = `where ($1 or w.office_id = $2) and ($3::text is null or c.state = $3) and ($4::text is null or c.topic = $4)
  and ($5::text is null or c.mode = $5) and ($6::int is null or w.office_id = $6) and ($7::int is null or c.consultant_id = $7)
  and ($8::date is null or c.starts_at >= $8::date::timestamp at time zone 'Africa/Lagos')
  and ($9::date is null or c.starts_at < ($9::date + 1)::timestamp at time zone 'Africa/Lagos')
  and ($10::boolean is null or (c.answer is not null) = $10)
  and ($11 = '' or (c.name || ' ' || c.email || ' ' || c.reference) ilike $11)`;

export function createConsultationQueueRepository({ $client }: Database): ConsultationQueueRepository {
  return {
    async list(wishes, reach) {
      const { state, topic, mode, officeId, consultantId, from, to, answered, criteria, page, pageSize } = wishes;
      const values = [
        reach === 'all',
        reach === 'all' ? null : reach,
        state ?? null,
        topic ?? null,
        mode ?? null,
        officeId ?? null,
        consultantId ?? null,
        from ?? null,
        to ?? null,
        answered === undefined ? null : answered === 'yes',
        criteria === '' ? '' : `%${criteria.replace(/[\\%_]/g, '\\$&')}%`,
      ];
      const counted = await $client.query<{ total: number }>(`${countConsultations} ${found}`, values);
      const { rows } = await $client.query<ConsultationRow>(
        `${selectConsultation} ${found} order by c.starts_at, c.id limit $12 offset $13`,
        [...values, pageSize, (page - 1) * pageSize],
      );
      return { rows, total: counted.rows[0]?.total ?? 0 };
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
