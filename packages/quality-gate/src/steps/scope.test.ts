import { expect, it } from 'vitest';
import { scopeFrom } from './scope.ts';

it.each([
  [[], { kind: 'unproven' }],
  [['--all'], { kind: 'all' }],
  [['--affected'], { kind: 'affected' }],
  [['--affected=HEAD~3'], { kind: 'affected', base: 'HEAD~3' }],
])('%j asks for %j', (words, scope) => {
  expect(scopeFrom(words)).toEqual(scope);
});

it.each([[['--afected']], [['--all', 'apps/api']], [['apps/api']]])('%j is not understood, and said so', (words) => {
  expect(scopeFrom(words)).toMatch(/^npm test knows --all, --affected and --affected=<commit>, not ".+"\.$/);
});
