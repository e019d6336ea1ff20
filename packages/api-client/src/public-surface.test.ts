import { expect, it } from 'vitest';

it('offers exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ApiClientContext',
    'ApiError',
    'ConnectionError',
    'addressOf',
    'createApiClient',
    'isFinal',
    'messageFrom',
    'problemOf',
    'useApiClient',
    'within',
  ]);
});
