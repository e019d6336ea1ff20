import { describe, expect, it, vi } from 'vitest';
import { createMethodTable, dispatch, hubMethod } from './dispatcher.ts';
import type { Invocation } from './hub-message.ts';

const context = {
  connectionId: 'c',
  userId: undefined,
  joinGroup: () => undefined,
  leaveGroup: () => undefined,
  reply: async () => undefined,
};

const methods = createMethodTable({
  Give: hubMethod({ parse: ([value]) => value, handler: ({ args }) => args }),
});

function call(changes: Partial<Invocation>): Invocation {
  return { id: '1', target: 'Give', args: [], wantsStream: false, streamCount: 0, ...changes };
}

describe('dispatch', () => {
  it.each([
    [undefined, '{"type":3,"invocationId":"1"}\u001e'],
    [null, '{"type":3,"invocationId":"1","result":null}\u001e'],
    [{ a: [1] }, '{"type":3,"invocationId":"1","result":{"a":[1]}}\u001e'],
  ])('answers %j so that nothing and null differ', async (value, answer) => {
    expect(await dispatch(methods, call({ args: [value] }), context, vi.fn())).toBe(answer);
  });

  it('never answers a call without an id, not even a failed one', async () => {
    for (const target of ['Give', 'Missing']) {
      expect(await dispatch(methods, call({ id: undefined, target }), context, vi.fn())).toBeUndefined();
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('knows no method called %s', async (target) => {
    expect(await dispatch(methods, call({ target }), context, vi.fn())).toContain('Method does not exist.');
  });

  it('refuses streams to a method that takes none', async () => {
    expect(await dispatch(methods, call({ streamCount: 2 }), context, vi.fn())).toContain(
      'HubException: Client sent 2 stream(s), Hub method expects 0.',
    );
  });

  it('reports a result that cannot be written as a failure of the method', async () => {
    const onFailure = vi.fn();
    const answer = await dispatch(methods, call({ args: [10n] }), context, onFailure);
    expect(answer).toContain("An unexpected error occurred invoking 'Give' on the server.");
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
