import { afterEach, describe, expect, it, vi } from 'vitest';
import { actFor, actingFor, forgetActing } from './acting.ts';
import { closeSession } from './session-store.ts';

const client = { id: '0199a1f0-0000-7000-8000-000000000001', name: 'Amina Bello', tpui: 'KD-0001-2345-67' };
afterEach(forgetActing);

describe('acting for a client', () => {
  it('is of this tab, begins the document anew, and ends with the session', async () => {
    const begin = vi.fn();
    expect(actingFor()).toBeUndefined();
    actFor(client, begin);
    expect(begin).toHaveBeenCalledWith('/user/dashboard');
    expect(actingFor()).toEqual(client);
    await closeSession();
    expect(actingFor()).toBeUndefined();
  });

  it('believes nothing else that is kept under its name', () => {
    for (const kept of ['{', 'null', '{"id":1}', '[]']) {
      sessionStorage.setItem('pay_kd_acting_for', kept);
      expect(actingFor()).toBeUndefined();
    }
  });
});

it('changes nothing, and says so, where the browser keeps nothing', () => {
  const begin = vi.fn();
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(actFor(client, begin)).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  blocked.mockRestore();
});
