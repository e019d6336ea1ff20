import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeFigure } from './take-figure.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface FigureProps {
  readonly taken: (text: string) => void;
  readonly insert: ((character: string) => boolean) | undefined;
}

function Figure({ taken, insert }: FigureProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return element ? takeFigure(element, { take: () => taken(element.value), insert }) : undefined;
  });
  return <input ref={input} aria-label="Salary" />;
}

/** A figure of its own beside a field of the page, in a page that listens. */
function openPage(insert?: (character: string) => boolean) {
  const taken = vi.fn<(text: string) => void>();
  const heard = vi.fn<(told: string) => void>();
  const page = (hasFigure: boolean) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for everything that listens around
    <div
      onKeyDown={({ key }) => heard(`pressed ${key}`)}
      onKeyUp={({ key }) => heard(`released ${key}`)}
      onInput={() => heard('input')}
    >
      {hasFigure && <Figure taken={taken} insert={insert} />}
      <input aria-label="Search" />
    </div>
  );
  const { rerender } = render(page(true));
  return { taken, heard, leave: () => rerender(page(false)) };
}

describe('a figure', () => {
  it('takes its keystrokes, and nobody else is told', async () => {
    const { taken, heard } = openPage();

    await userEvent.type(screen.getByLabelText('Salary'), '50{Backspace}');

    expect(taken.mock.calls).toEqual([['5'], ['50'], ['5']]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is offered a character first: what is written already the browser leaves', async () => {
    const { taken } = openPage((character) => character === '5');

    await userEvent.type(screen.getByLabelText('Salary'), '505');

    expect(taken.mock.calls).toEqual([['0']]);
    expect(screen.getByLabelText<HTMLInputElement>('Salary').value).toBe('0');
  });

  it.each([
    ['is not to be stopped', { cancelable: false }],
    ['belongs to a word that is being composed', { isComposing: true }],
    ['is pasted', { inputType: 'insertFromPaste' }],
    ['is a whole text', { data: '50' }],
    ['is taken away', { inputType: 'deleteContentBackward', data: null }],
  ])('is not offered what %s', (_, how) => {
    const insert = vi.fn(() => true);
    openPage(insert);

    const told = { bubbles: true, cancelable: true, inputType: 'insertText', data: '5', ...how };
    const isLeft = screen.getByLabelText('Salary').dispatchEvent(new InputEvent('beforeinput', told));

    expect(insert).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  it('leaves what a browser announces as a key and is none', () => {
    const { heard } = openPage();

    screen.getByLabelText('Salary').dispatchEvent(new Event('keydown', { bubbles: true }));

    expect(heard).toHaveBeenCalledOnce();
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
