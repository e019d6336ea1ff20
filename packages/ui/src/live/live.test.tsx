import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import type { Live } from './live.ts';
import { LiveMoney } from './live-money.tsx';
import { LiveText } from './live-text.tsx';
import { ShownWhile } from './shown-while.tsx';

/** Something a test changes. */
function changing(first: number | undefined) {
  const listeners = new Set<() => void>();
  let value = first;
  const live = <T,>(select: (value: number) => T): Live<T> => ({
    read: () => (value === undefined ? undefined : select(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const change = (next: number | undefined) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { live, change, listeners };
}

describe('what changes with every keystroke', () => {
  it('is written where it stands, and nothing is rendered', () => {
    const { live, change } = changing(100);
    let renders = 0;
    const { container } = render(
      <Profiler id="live" onRender={() => (renders += 1)}>
        <LiveText of={live((kobo) => `${kobo} kobo`)} /> <LiveMoney of={live((kobo) => kobo)} />
        <ShownWhile of={live((kobo) => kobo > 500)}>large</ShownWhile>
      </Profiler>,
    );
    const large = () => container.querySelector<HTMLElement>(':scope > span:last-child')?.hidden;
    expect(container.textContent).toContain('100 kobo ₦1.00');
    expect(large()).toBe(true);

    change(-123_456);
    expect(container.textContent).toContain('-123456 kobo -₦1,234.56');
    change(700);
    expect(container.textContent).toContain('700 kobo ₦7.00');
    expect(large()).toBe(false);
    expect(renders).toBe(1);
  });

  it('keeps what stands there while there is nothing to say', () => {
    const { live, change } = changing(700);
    const { container } = render(<LiveMoney of={live((kobo) => kobo)} />);

    change(undefined);

    expect(container.textContent).toBe('₦7.00');
  });

  it('says what is meant now when it is rendered with something else, and listens no longer once it is gone', () => {
    const { live, change, listeners } = changing(700);
    const { container, rerender, unmount } = render(<LiveText of={live((kobo) => `${kobo} kobo`)} />);
    change(800);

    rerender(<LiveText of={live((kobo) => `kobo ${kobo}`)} />);

    expect(container.textContent).toBe('kobo 800');
    act(() => change(900));
    expect(container.textContent).toBe('kobo 900');
    unmount();
    expect(listeners.size).toBe(0);
  });
});
