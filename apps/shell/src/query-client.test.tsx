import { ApiError, ConnectionError } from '@portal/api-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient, shouldRetry } from './query-client.ts';

const refusal = (status: number) =>
  new ApiError({ type: '', title: '', status, code: 'bill.not-found', message: 'No such bill' });

describe('calls that failed', () => {
  it('are tried once more when nothing usable came back', () => {
    expect(shouldRetry(0, new ConnectionError('lost'))).toBe(true);
    expect(shouldRetry(1, new ConnectionError('lost'))).toBe(false);
    expect(shouldRetry(0, refusal(503))).toBe(true);
  });

  it('are not tried again after a refusal', () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(shouldRetry(0, refusal(status))).toBe(false);
  });
});

describe('what was changed by somebody else meanwhile', () => {
  it.each([
    ['request.changed-meanwhile', true],
    ['bill.not-found', false],
  ] as const)('is read again after %s: %s', async (code, isReadAgain) => {
    const client = createQueryClient(false);
    client.setQueryData(['office'], 'as it was');
    const saving = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError({ type: '', title: '', status: 409, code, message: 'No' })),
    });
    await expect(saving.execute(undefined)).rejects.toThrow('No');
    expect(client.getQueryState(['office'])?.isInvalidated).toBe(isReadAgain);
  });
});

describe('what somebody sends without a connection', () => {
  afterEach(() => void window.dispatchEvent(new Event('online')));

  it('fails at once, instead of waiting without a word and being sent when nobody expects it any more', async () => {
    const client = createQueryClient(false);
    client.mount();
    window.dispatchEvent(new Event('offline'));
    const sending = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ConnectionError('lost')),
    });
    await expect(sending.execute(undefined)).rejects.toThrow('lost');
  });
});
