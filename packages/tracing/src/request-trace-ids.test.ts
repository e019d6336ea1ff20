import { expect, it } from 'vitest';
import { requestTraceIds } from './request-trace-ids.ts';

const id = 'c0ffee00-1234-4abc-8def-0123456789ab';

it('names a trace after the request that begins it, and after no other', () => {
  const ids = requestTraceIds();
  expect(ids.named(id, () => ids.generateTraceId())).toBe('c0ffee0012344abc8def0123456789ab');
  expect(ids.generateTraceId()).not.toBe('c0ffee0012344abc8def0123456789ab');
});

it.each(['from-a-proxy', '00000000-0000-0000-0000-000000000000'])('names it at random for the request %s', (given) => {
  const ids = requestTraceIds();
  expect(ids.named(given, () => ids.generateTraceId())).toMatch(/^(?!0{32})[\da-f]{32}$/);
});
