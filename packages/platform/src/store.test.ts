import { expect, it, vi } from 'vitest';
import { createStore, withStateTool } from './store.ts';

it('the state tool of a browser keeps the last 25 changes of a store', () => {
  const connect = vi.fn(() => ({ init: vi.fn(), subscribe: vi.fn(), send: vi.fn() }));
  vi.stubGlobal('window', { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
  const store = createStore<{ count: number }>()(withStateTool('a list', () => ({ count: 1 })));
  store.setState({ count: 2 });
  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ name: 'a list', maxAge: 25 }));
  expect(store.getState()).toEqual({ count: 2 });
  vi.unstubAllGlobals();
});
