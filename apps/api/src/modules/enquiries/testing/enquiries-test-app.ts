import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createStaffReader } from '../../identity/index.ts';
import { createOfficeReader } from '../../offices/index.ts';
import { enquiriesModule } from '../enquiries.module.ts';

export async function startEnquiries(db: Database) {
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) =>
    enquiriesModule(app, { ...surroundings, offices: createOfficeReader(db), staff: createStaffReader(db) }),
  );
  const bodyOf = (wishes: object = {}) => ({
    requestId: randomUUID(),
    topic: 'payment',
    name: 'Amina Bello',
    email: `${randomBytes(6).toString('hex')}@example.ng`,
    message: 'I was debited on Monday and have no receipt yet.',
    secondsToFill: 30,
    ...wishes,
  });
  return {
    ...started,
    bodyOf,
    send: (wishes: object = {}) => started.call('POST', '/enquiries', { body: bodyOf(wishes) }),
    /** The id of a message that was just sent. */
    async given(wishes: object = {}): Promise<{ id: string; reference: string }> {
      const { reference } = (await started.call('POST', '/enquiries', { body: bodyOf(wishes) })).json();
      const { rows } = await db.$client.query<{ id: string }>('select id from enquiries where reference = $1', [
        reference,
      ]);
      return { id: rows[0]?.id ?? '', reference };
    },
  };
}
