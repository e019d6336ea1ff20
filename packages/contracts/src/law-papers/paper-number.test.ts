import { expect, it } from 'vitest';
import {
  isLawPaperCode,
  lawPaperCodeInput,
  lawPaperNumberIn,
  lawPaperNumberInput,
  makeLawPaperCode,
} from './paper-number.ts';

it.each([
  ['ASM-2026-00000317', 'ASM-2026-00000317'],
  [' asm 2026 00000317 ', 'ASM-2026-00000317'],
  ['OBJ‑2026‑00000004/02', 'OBJ-2026-00000004/2'],
  ['OBJ-2026-00000004/1', 'OBJ-2026-00000004'],
  ['PEN-2026-000001/3', 'PEN-2026-000001/3'],
  ['PEN-2026-00000001', undefined],
  ['DMN-2026-000001', undefined],
  ['ASM-2026-00000317/123', undefined],
  ['KD-2026-00000317', undefined],
  ['', undefined],
])('reads %j as %s', (typed, number) => {
  expect(lawPaperNumberIn(typed)).toBe(number);
});

it('takes any words for a number or a code, so that malformed ones are answered as unknown ones', () => {
  expect(lawPaperNumberInput.parse('nonsense')).toBe('');
  expect(lawPaperCodeInput.parse(' kn7q 4m2x-9tbc ')).toBe('KN7Q4M2X9TBC');
  for (const typed of ['💡', 'x'.repeat(64), '/////', 'ASM-']) expect(lawPaperNumberInput.parse(typed)).toBe('');
});

it('makes codes that are told from mistyped ones', () => {
  const code = makeLawPaperCode(new Uint8Array([3, 14, 15, 9, 26, 5, 3, 5, 8]));
  expect(code).toMatch(/^KN[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(isLawPaperCode(code)).toBe(true);
  expect(isLawPaperCode(`${code.slice(0, 5)}${code[5] === '7' ? '8' : '7'}${code.slice(6)}`)).toBe(false);
});
