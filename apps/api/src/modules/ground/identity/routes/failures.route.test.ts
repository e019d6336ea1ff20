import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, sessionOf } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
const token = await sessionOf(chief);
afterEach(() => vi.restoreAllMocks());

/** Everything but the check of the session. */
function breakTheDatabase() {
  const query = db.$client.query.bind(db.$client);
  vi.spyOn(db.$client, 'query').mockImplementation(((asked: { name?: string }) => {
    if (asked.name === 'live-session') return query(asked as never);
    return Promise.reject(new Error('a bug of ours'));
  }) as never);
  // The pool itself calls it with a callback, for the query above.
  const connect = db.$client.connect.bind(db.$client) as (callback: unknown) => unknown;
  vi.spyOn(db.$client, 'connect').mockImplementation(((callback?: unknown) =>
    callback ? connect(callback) : Promise.reject(new Error('a bug of ours'))) as never);
  vi.spyOn(db, 'transaction').mockRejectedValue(new Error('a bug of ours'));
}

const userIds = [chief.id];
const roleNames = ['Auditor'];

describe('a call that fails for a reason of ours', () => {
  it.each([
    ['GET', '/users', undefined, 'An error occurred while fetching users data'],
    ['GET', `/users/${chief.id}`, undefined, 'An error occurred while fetching user data'],
    ['GET', '/roles', undefined, 'An error occurred while fetching roles data'],
    ['GET', '/roles/Auditor', undefined, 'An error occurred while fetching role data'],
    ['POST', '/roles/deletions', { roleNames }, 'An error occurred while deleting roles'],
    ['POST', '/roles', { roleNames }, 'An error occurred while creating role'],
    ['POST', '/roles/assignments', { roleNames, userIds }, 'An error occurred while assigning role'],
    ['POST', '/roles/unassignments', { roleNames, userIds }, 'An error occurred while unassigning role'],
  ] as const)('%s %s has the words of the specification', async (method, path, body, message) => {
    breakTheDatabase();
    const failed = await call(method, path, { token, ...(body && { body }) });
    expect([failed.statusCode, failed.json().code, failed.json().message]).toEqual([500, 'unexpected', message]);
    expect(failed.body).not.toContain('a bug of ours');
  });
});
