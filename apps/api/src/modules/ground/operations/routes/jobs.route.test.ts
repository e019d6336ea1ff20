import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createJobs } from '../../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { jobsRoutes } from './jobs.route.ts';

const { db, url } = await createTestDatabase();
const greet = defineJob({ name: 'greet', data: z.object({ name: z.string() }), retryLimit: 0 });
const jobs = createJobs({ databaseUrl: url, log: createLogger({ level: 'silent' }) });
let isAway = true;
const greeted: string[] = [];
jobs.handle(greet, async ({ name }) => {
  if (isAway) throw new Error('No mail to amina@example.com');
  greeted.push(name);
});
await jobs.start({ work: true });
afterAll(() => jobs.stop());
const { call, staffMember, audited } = await startModule(db, '2026-11-23T09:00:00Z', (app) =>
  jobsRoutes(app, { db, jobs }),
);
const chief = await staffMember('SuperAdmin');
const failed = async () => (await call('GET', '/operations/failed-jobs', { as: chief })).json();

describe('a job that was given up', () => {
  it('is counted and listed without what may be a person’s, and tried again once', async () => {
    await jobs.enqueue(db.$client, greet, { name: 'Amina' });
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1), 10_000);
    const [job] = await failed();
    expect(job).toMatchObject({ name: 'greet', tries: 1, problem: expect.stringContaining('No mail to') });
    expect(job.problem).not.toContain('amina@example.com');
    const queues = (await call('GET', '/operations/jobs', { as: chief })).json();
    expect(queues).toContainEqual(expect.objectContaining({ name: 'greet', failed: 1, done: 0 }));

    isAway = false;
    expect((await call('POST', `/operations/failed-jobs/${job.id}/retry`, { as: chief })).statusCode).toBe(200);
    await vi.waitFor(() => expect(greeted).toEqual(['Amina']), 10_000);
    expect(await failed()).toEqual([]);
    expect(await audited(`job:${job.id}`)).toMatchObject([{ action: 'job.retried' }]);
    const again = await call('POST', `/operations/failed-jobs/${job.id}/retry`, { as: chief });
    expect(again.json().code).toBe('job.not-failed');
  });

  it('is a SuperAdmin’s alone to see', async () => {
    for (const path of ['jobs', 'failed-jobs']) {
      expect((await call('GET', `/operations/${path}`, { as: '' })).statusCode).toBe(401);
      expect((await call('GET', `/operations/${path}`, { as: await staffMember('Admin') })).statusCode).toBe(403);
    }
  });
});
