import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ToastArea } from './toast-area.tsx';
import { clearToasts, showToast, type ToastOptions } from './toasts.ts';

function show(toast: ToastOptions) {
  act(() => {
    showToast(toast);
  });
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(<ToastArea />);
});

afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('an error interrupts, everything else waits its turn', () => {
    show({ kind: 'error', message: 'Invalid email or password' });
    expect(within(screen.getByRole('alert')).getByText('Invalid email or password')).toBeDefined();

    show({ kind: 'info', message: 'Check your inbox' });
    expect(within(screen.getByRole('status')).getByText('Check your inbox')).toBeDefined();
  });

  it('offer what can be done about them, once', () => {
    const run = vi.fn();
    show({ kind: 'success', message: 'Deleted', action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stay seven seconds unless told otherwise', () => {
    show({ kind: 'success', message: 'Saved' });
    pass(6999);
    expect(within(screen.getByRole('status')).queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(within(screen.getByRole('status')).queryByText('Saved')).toBeNull();

    show({ kind: 'error', message: 'Wrong code', durationMs: 4000 });
    pass(4000);
    expect(within(screen.getByRole('alert')).queryByText('Wrong code')).toBeNull();
  });

  it('a loading toast stays until the next one takes its place', () => {
    show({ kind: 'loading', message: 'Please wait' });
    pass(60_000);
    expect(within(screen.getByRole('status')).queryByText('Please wait')).not.toBeNull();

    show({ kind: 'success', message: 'Done' });
    expect(within(screen.getByRole('status')).queryByText('Please wait')).toBeNull();
  });

  it.each([
    ['error', 'alert', 'An error has occurred. Please contact support'],
    ['success', 'status', 'Operation successful'],
    ['loading', 'status', 'Loading. Please wait...'],
  ] as const)('an %s without words has those of its kind', (kind, role, message) => {
    show({ kind, message: '' });
    expect(within(screen.getByRole(role)).getByText(message)).toBeDefined();
  });

  it('wait while they are pointed at, and go on from where they were', () => {
    show({ kind: 'info', message: 'Read me slowly' });
    pass(5000);
    const card = screen.getByText('Read me slowly');
    fireEvent.mouseOver(card);
    pass(60_000);
    expect(within(screen.getByRole('status')).queryByText('Read me slowly')).not.toBeNull();

    fireEvent.mouseOut(card);
    pass(2000);
    expect(within(screen.getByRole('status')).queryByText('Read me slowly')).toBeNull();
  });

  it('can be read again in the log, eight at most', () => {
    for (let count = 1; count <= 10; count += 1) show({ kind: 'info', message: `Message ${count}` });

    const log = [...screen.getByRole('log').children];
    expect(log).toHaveLength(8);
    expect(log.at(-1)?.textContent).toBe('Message 9');
  });
});
