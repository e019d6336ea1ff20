import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeFigure } from './take-figure.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Figure({ taken }: { readonly taken: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return element ? takeFigure(element, () => taken(element.value)) : undefined;
  });
  return <input ref={input} aria-label="Salary" />;
}

/** A figure of its own beside a field of the page, in a page that listens. */
function openPage() {
  const taken = vi.fn<(text: string) => void>();
  const heard = vi.fn<(told: string) => void>();
  const page = (hasFigure: boolean) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for everything that listens around
    <div
      onKeyDown={({ key }) => heard(`pressed ${key}`)}
      onKeyUp={({ key }) => heard(`released ${key}`)}
      onInput={() => heard('input')}
    >
      {hasFigure && <Figure taken={taken} />}
      <input aria-label="Search" />
    </div>
  );
  const { rerender } = render(page(true));
  return { taken, heard, leave: () => rerender(page(false)) };
}

describe('a figure', () => {
  it('takes its letters, and nobody else is told', async () => {
    const { taken, heard } = openPage();

    await userEvent.type(screen.getByLabelText('Salary'), '50{Backspace}');

    expect(taken.mock.calls).toEqual([['5'], ['50'], ['5']]);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', {}],
    ['Tab', {}],
    ['Enter', {}],
    ['ArrowDown', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['k', { altKey: true }],
  ])('leaves %s with %o to everybody', (key, held) => {
    const { heard } = openPage();

    fireEvent.keyDown(screen.getByLabelText('Salary'), { key, ...held });
    fireEvent.keyUp(screen.getByLabelText('Salary'), { key, ...held });

    expect(heard.mock.calls).toEqual([[`pressed ${key}`], [`released ${key}`]]);
  });

  it('takes what a phone’s keyboard names no key for', () => {
    const { heard } = openPage();

    fireEvent.keyDown(screen.getByLabelText('Salary'), { key: 'Unidentified' });

    expect(heard).not.toHaveBeenCalled();
  });

  it('takes nothing of other fields, and nothing once it is gone', async () => {
    const { taken, heard, leave } = openPage();
    const removed = vi.spyOn(window, 'removeEventListener');
    await userEvent.type(screen.getByLabelText('Search'), 'a');

    leave();

    expect(heard.mock.calls).toEqual([['pressed a'], ['input'], ['released a']]);
    expect(taken).not.toHaveBeenCalled();
    expect(removed.mock.calls.filter(([name]) => name === 'input' || name === 'keydown')).toHaveLength(2);
  });
});
