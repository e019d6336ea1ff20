import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../../platform/db/database.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createOfficeReader } from '../../offices/index.ts';
import { consultationsModule } from '../consultations.module.ts';

/** A Monday morning in Lagos, 09:00. */
export const mondayMorning = '2027-03-01T08:00:00.000Z';
/** The Tuesday after it, 10:00 in Lagos. */
export const tuesdayAtTen = '2027-03-02T09:00:00.000Z';

export async function startConsultations(db: Database) {
  const started = await startModule(db, mondayMorning, (app, surroundings) =>
    consultationsModule(app, {
      ...surroundings,
      dataKey: randomBytes(32),
      offices: createOfficeReader(db),
    }),
  );
  const bodyOf = (changes: object = {}) => ({
    requestId: randomUUID(),
    topic: 'paye',
    mode: 'in-person',
    officeId: 6,
    startsAt: tuesdayAtTen,
    name: 'Amina Bello',
    email: `${randomBytes(6).toString('hex')}@example.ng`,
    question: 'How do I register my three workers for PAYE?',
    secondsToFill: 40,
    ...changes,
  });
  return {
    ...started,
    bodyOf,
    book: (changes: object = {}, language: 'en' | 'ha' = 'en') =>
      started.call('POST', '/consultations', { body: bodyOf(changes), language }),
    /** Somebody who takes PAYE and business in every way; of Zaria unless given. */
    async consultant(given: { officeId?: number; name?: string } = {}): Promise<number> {
      const { rows } = await db.$client.query<{ id: number }>(
        `insert into consultants (name, title, office_id, topics, modes, video_room)
         values ($1, '{"en": "Tax consultant", "ha": "Mai ba da shawara"}', $2, '{paye,business}', '{in-person,phone,video}',
           'https://video.example/room') returning id`,
        [given.name ?? 'Hauwa Sani', given.officeId ?? 6],
      );
      return rows[0]?.id ?? 0;
    },
    async held(reference: string) {
      const { rows } = await db.$client.query<{ state: string; starts_at: Date; id: string; consultant_id: number }>(
        'select id, state, starts_at, consultant_id from consultations where reference = $1',
        [reference],
      );
      return rows[0];
    },
  };
}
