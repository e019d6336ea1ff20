import { ApiError, ConnectionError, problemOf } from '@portal/api-client';
import { expect, it } from 'vitest';
import { isFinal, problemOfFirstLoad } from './first-load.ts';

const answered = (status: number, code: string, wasWaitedFor?: boolean) =>
  new ApiError({ type: '', title: '', status, code, message: 'No' } as never, wasWaitedFor);

it('is for a moment where nobody waited yet, and a failure after that', () => {
  expect(problemOfFirstLoad(answered(503, 'service.unavailable'))).toEqual({ kind: 'unreachable', isMomentary: true });
  for (const error of [answered(503, 'service.unavailable', true), answered(500, 'unexpected'), new ConnectionError()])
    expect(problemOfFirstLoad(error)).toEqual(problemOf(error));
});

it('is asked once more only where another answer can come', () => {
  expect(isFinal(answered(404, 'bill.not-found'))).toBe(true);
  expect(isFinal(answered(503, 'service.unavailable', true))).toBe(true);
  expect(isFinal(answered(503, 'service.unavailable'))).toBe(false);
  expect(isFinal(new ConnectionError())).toBe(false);
});
