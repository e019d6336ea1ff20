import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelsOf } from './models.ts';
import type { Manifest } from './read-manifests.ts';

const packageFolder = join(import.meta.dirname, '../..');
const compiler = join(packageFolder, '../../node_modules/.bin/tsc');

/**
 * What is wrong with fields, by the compiler: a name that nobody reads, a value of another type, one that is missing. The validators of the
 * models let unknown names pass, and a probe that is spelt wrong is never asked.
 */
export function wrongFields(manifests: readonly Manifest[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portal-manifests-'));
  try {
    const lines = manifests.flatMap((manifest, index) => [
      `import type { I${manifest.kind} as Model${index} } from '${modelsOf(manifest)}/${manifest.kind}';`,
      `export const manifest${index}: Model${index} = ${JSON.stringify(manifest)};`,
    ]);
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, error } = spawnSync(compiler, ['--project', folder, '--pretty', 'false'], { encoding: 'utf8' });
    if (error) throw error;
    return stdout.split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const modules = ['kubernetes-models', '@kubernetes-models/cloudnative-pg'];
const settings = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'esnext', module: 'esnext', types: [] },
    moduleResolution: 'bundler',
    paths: Object.fromEntries(modules.map((name) => [`${name}/*`, [join(packageFolder, 'node_modules', name, '*')]])),
  },
  files: ['manifests.ts'],
};
