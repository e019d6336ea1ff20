import type { AuthoredContent } from '@portal/contracts';
import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const page = (title: string, texts: readonly string[]): AuthoredContent => ({
  kind: 'page',
  title: { en: title, ha: 'Take' },
  lead: { en: 'Lead', ha: 'Gabatarwa' },
  blocks: texts.map((en) => ({ kind: 'paragraph', text: { en, ha: 'Sakin layi' } })),
});

it('names what was taken out and what came in, and nothing that stayed', () => {
  expect(differencesOf(page('Hours', ['One', 'Two']), page('Opening hours', ['One', 'Between', 'Two']))).toEqual([
    { kind: 'removed', text: 'title (en): Hours' },
    { kind: 'added', text: 'title (en): Opening hours' },
    { kind: 'added', text: 'text (en): Between' },
    { kind: 'added', text: 'text (ha): Sakin layi' },
  ]);
});

it('the same has none, and the first version is all new', () => {
  expect(differencesOf(page('A', ['x']), page('A', ['x']))).toEqual([]);
  expect(differencesOf(null, page('A', [])).every(({ kind }) => kind === 'added')).toBe(true);
});

it('links and emphasis are read as they are typed', () => {
  const after: AuthoredContent = {
    ...page('A', []),
    blocks: [{ kind: 'paragraph', text: { en: ['Pay ', { text: 'now', to: '/' }], ha: 'x' } }],
  } as AuthoredContent;
  expect(differencesOf(page('A', []), after)).toContainEqual({ kind: 'added', text: 'text (en): Pay [now](/)' });
});
