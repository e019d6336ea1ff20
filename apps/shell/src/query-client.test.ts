import { ApiError, ConnectionError } from '@portal/api-client';
import { describe, expect, it } from 'vitest';
import { shouldRetry } from './query-client.ts';

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
