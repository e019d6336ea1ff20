import { expect } from 'vitest';
import { explanationMistake } from './explanation-mistake.ts';
import type { ReturnComputation } from './return-computation.ts';

/** For tests: every line follows from its own numbers, and the last figures from the lines. */
export function expectAddsUp(computed: ReturnComputation): void {
  expect(explanationMistake(computed)).toBeUndefined();
}
