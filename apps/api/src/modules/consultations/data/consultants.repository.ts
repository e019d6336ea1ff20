import type { ConsultationMode, ConsultationTopic, Localized } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

export interface ConsultantRow {
  readonly id: number;
  readonly name: string;
  readonly title: Localized;
  readonly officeId: number;
  readonly topics: ConsultationTopic[];
  readonly modes: ConsultationMode[];
}

export interface TakenTime {
  readonly consultantId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface ConsultantsRepository {
  /** Those who can be booked. */
  list(): Promise<ConsultantRow[]>;
  /** Times of these consultants that somebody holds. */
  taken(consultantIds: readonly number[], from: Date, to: Date): Promise<TakenTime[]>;
}

export function createConsultantsRepository({ $client }: Database): ConsultantsRepository {
  return {
    async list() {
      const { rows } = await $client.query<ConsultantRow>(
        `select id, name, title, office_id as "officeId", topics, modes from consultants where is_active order by name, id`,
      );
      return rows;
    },
    async taken(consultantIds, from, to) {
      const { rows } = await $client.query<TakenTime>(
        `select consultant_id as "consultantId", starts_at as "startsAt", ends_at as "endsAt" from consultations
         where consultant_id = any ($1) and starts_at < $3 and ends_at > $2 and state in ('booked', 'rescheduled')`,
        [consultantIds, from, to],
      );
      return rows;
    },
  };
}
