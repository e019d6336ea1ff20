import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import type { DocumentStore } from '../../../../platform/storage/document-store.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createAttemptStory } from '../../../reading/reporting/index.ts';
import { createStaffReader } from '../../identity/index.ts';
import { createOfficeReader } from '../../offices/index.ts';
import { enquiriesModule } from '../enquiries.module.ts';

const storeIn = (kept: Map<string, Buffer>): DocumentStore => ({
  put: async (key, bytes) => void kept.set(key, bytes),
  get: async (key) => kept.get(key),
  remove: async (key) => void kept.delete(key),
  list: () => {
    throw new Error('Messages list nothing');
  },
});

export async function startEnquiries(db: Database) {
  const stored = new Map<string, Buffer>();
  const parts: { work?: ModuleWork } = {};
  const started = await startModule(db, new Date().toISOString(), (app, surroundings) => {
    parts.work = enquiriesModule(app, {
      ...surroundings,
      offices: createOfficeReader(db),
      staff: createStaffReader(db),
      aboutPayment: createAttemptStory({ db, clock: surroundings.clock }),
      store: storeIn(stored),
    });
  });
  const bodyOf = (changes: object = {}) => ({
    requestId: randomUUID(),
    topic: 'payment',
    name: 'Amina Bello',
    email: `${randomBytes(6).toString('hex')}@example.ng`,
    message: 'I was debited on Monday and have no receipt yet.',
    secondsToFill: 30,
    ...changes,
  });
  return {
    ...started,
    /** What lies in the store, by its key. */
    stored,
    runPeriodic: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    bodyOf,
    send: (changes: object = {}) => started.call('POST', '/enquiries', { body: bodyOf(changes) }),
    /** The id of a message that was just sent. */
    async given(changes: object = {}): Promise<{ id: string; reference: string }> {
      const { reference } = (await started.call('POST', '/enquiries', { body: bodyOf(changes) })).json();
      const { rows } = await db.$client.query<{ id: string }>('select id from enquiries where reference = $1', [
        reference,
      ]);
      return { id: rows[0]?.id ?? '', reference };
    },
  };
}
