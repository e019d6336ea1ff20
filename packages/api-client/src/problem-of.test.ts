import { expect, it } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { problemOf } from './problem-of.ts';

const refusal = (status: number, more: object = {}) =>
  new ApiError({
    ...{ type: 'about:blank', title: '', status, code: 'x', message: 'The register rests', requestId: 'req-7' },
    ...more,
  });

it.each([
  [new ConnectionError('gone'), { kind: 'unreachable' }],
  [new TypeError('a mistake of ours'), { kind: 'unreachable' }],
  [refusal(404), { kind: 'not-found' }],
  [refusal(422), { kind: 'not-found' }],
  [refusal(429), { kind: 'rate-limited', waitSeconds: 30 }],
  [refusal(429, { retryAfterSeconds: 7 }), { kind: 'rate-limited', waitSeconds: 7 }],
  [refusal(503), { kind: 'failed', message: 'The register rests', requestId: 'req-7' }],
  [refusal(403), { kind: 'failed', message: 'The register rests', requestId: 'req-7' }],
])('%s is said as %j', (error, problem) => {
  expect(problemOf(error)).toEqual(problem);
});
