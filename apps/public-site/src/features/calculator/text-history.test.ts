import { describe, expect, it } from 'vitest';
import { createTextHistory, stepOf } from './text-history.ts';

function typed(...texts: readonly string[]) {
  const history = createTextHistory();
  for (const [index, text] of texts.entries()) history.keep(texts[index - 1] ?? '', text);
  return history;
}

describe('the history of a field', () => {
  it('leads back text by text, and forth again', () => {
    const history = typed('5', '50', '1,500');

    expect(history.back('1,500')).toBe('50');
    expect(history.back('50')).toBe('5');
    expect(history.forth('5')).toBe('50');
    expect(history.back('50')).toBe('5');
    expect(history.back('5')).toBe('');
    expect(history.back('')).toBeUndefined();
    expect(history.forth('')).toBe('5');
  });

  it('knows nothing before anything was typed', () => {
    const history = createTextHistory();

    expect(history.back('250,000')).toBeUndefined();
    expect(history.forth('250,000')).toBeUndefined();
  });

  it('leads back to what a link brought', () => {
    const history = createTextHistory();
    history.keep('250,000', '2,500,000');

    expect(history.back('2,500,000')).toBe('250,000');
  });

  it('takes emptying the form back like any other step', () => {
    const history = typed('5', '50');

    expect(history.back('')).toBe('50');
    expect(history.back('50')).toBe('5');
  });

  it('holds what a form was emptied of, after something else was typed', () => {
    const history = typed('5', '50');
    history.keep('', '7');

    expect(history.back('7')).toBe('');
    expect(history.back('')).toBe('50');
  });

  it('leads nowhere forth once something else was typed', () => {
    const history = typed('5', '50');
    history.back('50');
    history.keep('5', '58');

    expect(history.forth('58')).toBeUndefined();
    expect(history.back('58')).toBe('5');
  });

  it('is left as it is by a keystroke that changes nothing', () => {
    const history = typed('5', '5');

    expect(history.back('5')).toBe('');
  });
});

describe('the shortcuts', () => {
  const free = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  it.each([
    ['z', { ctrlKey: true }, 'back'],
    ['z', { metaKey: true }, 'back'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'forth'],
    ['Z', { metaKey: true, shiftKey: true }, 'forth'],
    ['y', { ctrlKey: true }, 'forth'],
    ['z', {}, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['k', { ctrlKey: true }, undefined],
  ])('%s with %o leads %s', (key, held, step) => {
    expect(stepOf({ ...free, key, ...held })).toBe(step);
  });
});
