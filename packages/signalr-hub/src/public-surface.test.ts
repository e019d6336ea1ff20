import { expect, it } from 'vitest';

it('offers exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'HubException',
    'createHubServer',
    'defaultLimits',
    'hubMethod',
  ]);
  expect(Object.keys(await import('./postgres/index.ts'))).toEqual(['createPostgresBackplane']);
});
