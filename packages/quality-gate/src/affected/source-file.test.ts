import { describe, expect, it } from 'vitest';
import { readSourceFile } from './source-file.ts';

const read = (text: string) => readSourceFile('a.ts', text);

describe('what a file of source names', () => {
  it('is what it imports for its value, with the names it takes', () => {
    const { imports } = read(
      `import type { T } from './types.ts';
       import { type U, a as b } from './named.ts';
       import { type V } from './only-types.ts';
       import whole from './default.ts';
       import * as all from './namespace.ts';
       import './styles.css';
       const late = () => import('./late.ts');`,
    );
    expect(imports).toEqual([
      { from: './named.ts', names: ['a'] },
      { from: './default.ts' },
      { from: './namespace.ts' },
      { from: './styles.css' },
      { from: './late.ts' },
    ]);
  });

  it('is what it exports, and passes on', () => {
    const { exports, exportsAllOf, imports } = read(
      `export const one = 1, two = 2;
       export function three() {}
       export { four as five } from './four.ts';
       export * from './all.ts';
       export * as six from './six.ts';
       export type { Seven } from './seven.ts';
       export interface Eight {}`,
    );
    expect(exports).toEqual([
      { name: 'one' },
      { name: 'two' },
      { name: 'three' },
      { name: 'five', from: './four.ts' },
      { name: 'six', from: './six.ts' },
    ]);
    expect(exportsAllOf).toEqual(['./all.ts']);
    expect(imports).toEqual([{ from: './four.ts' }, { from: './all.ts' }, { from: './six.ts' }]);
  });

  it('is every relative path in its texts that it does not import', () => {
    expect(read("import './a.ts'; const b = new URL('./b.ts', import.meta.url); vi.mock('../c.ts');").paths).toEqual([
      './b.ts',
      '../c.ts',
    ]);
  });

  it.each([
    ["import { readFileSync } from 'node:fs';", true],
    ["import fs from 'node:fs';", true],
    ["import { spawn } from 'node:child_process';", true],
    ["const all = import.meta.glob('./*.ts');", true],
    ["import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';", false],
    ["import type { Stats } from 'node:fs';", false],
    ["import { join } from 'node:path';", false],
  ])('may be files that nobody sees: %s', (text, reads) => {
    expect(read(text).reads).toBe(reads);
  });

  it('may be computed', () => {
    expect(read('const later = (file: string) => import(file);').importsComputed).toBe(true);
    expect(read("const later = () => import('./a.ts');").importsComputed).toBe(false);
  });
});
