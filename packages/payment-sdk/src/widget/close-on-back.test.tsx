import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOnBack } from './close-on-back.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

describe('Back, while the window of the provider is open', () => {
  it('closes it once, and nobody else hears of it', () => {
    const push = vi.spyOn(history, 'pushState');
    const close = vi.fn();
    const router = vi.fn();
    closeOnBack(close);
    window.addEventListener('popstate', router);
    goBack();
    expect([push.mock.calls.length, close.mock.calls.length, router.mock.calls.length]).toEqual([1, 1, 0]);
    goBack();
    expect([close.mock.calls.length, router.mock.calls.length]).toEqual([1, 1]);
    window.removeEventListener('popstate', router);
  });

  it('is its own again when the window has closed: the entry goes, unheard by the router', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => void goBack());
    const close = vi.fn();
    const router = vi.fn();
    const stop = closeOnBack(close);
    window.addEventListener('popstate', router);
    await stop();
    await stop();
    expect([back.mock.calls.length, close.mock.calls.length, router.mock.calls.length]).toEqual([1, 0, 0]);
    goBack();
    expect([close.mock.calls.length, router.mock.calls.length]).toEqual([0, 1]);
    window.removeEventListener('popstate', router);
  });

  it('is waited for no longer than half a second', async () => {
    vi.useFakeTimers();
    vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const stopped = closeOnBack(vi.fn())();
    await vi.advanceTimersByTimeAsync(500);
    await expect(stopped).resolves.toBeUndefined();
  });
});
