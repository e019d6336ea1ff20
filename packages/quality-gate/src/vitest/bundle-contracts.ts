import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, version } from 'vite';

export interface Alias {
  readonly find: RegExp;
  readonly replacement: string;
}

/**
 * Builds the contracts into one file for tests, which would load 325 otherwise, each file of tests anew, and gives what their name
 * resolves to. The folder is named after what is in the sources: what was built from others is never taken.
 */
export async function bundleContracts(
  contracts = fileURLToPath(new URL('../../../contracts', import.meta.url)),
): Promise<readonly Alias[]> {
  const manifest = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8'));
  const entries = Object.entries<string>(manifest.exports).map(([path, source]) => ({
    find: new RegExp(`^${join(manifest.name, path)}$`),
    name: path === '.' ? 'index' : path.replace('./', ''),
    source,
  }));
  // Below node_modules Node finds what the contracts import, and vitest loads a file as it is.
  const cache = join(contracts, 'node_modules/.cache');
  const bundle = join(cache, `tests-${hashOf(contracts)}`);
  if (!existsSync(bundle)) {
    mkdirSync(cache, { recursive: true });
    const unfinished = mkdtempSync(join(cache, 'unfinished-'));
    await build({
      root: contracts,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: unfinished,
        minify: false,
        target: 'esnext',
        lib: { entry: Object.fromEntries(entries.map(({ name, source }) => [name, source])), formats: ['es'] },
        rolldownOptions: { external: Object.keys(manifest.dependencies).map((name) => new RegExp(`^${name}(/|$)`)) },
      },
    });
    try {
      renameSync(unfinished, bundle);
    } catch (error) {
      // A run that began together with this one built the same.
      rmSync(unfinished, { recursive: true });
      if (!existsSync(bundle)) throw error;
    }
  }
  return entries.map(({ find, name }) => ({ find, replacement: join(bundle, `${name}.js`) }));
}

function hashOf(contracts: string): string {
  const hash = createHash('sha256').update(version);
  for (const path of globSync('{package.json,src/**/*.ts}', { cwd: contracts }).sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(contracts, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
