import { parseArgs } from 'node:util';
import { buildImage, imageNames } from './build-images.ts';
import { makeLocalBases } from './make-local-bases.ts';
import { missingTools, ToolFailed } from './run-tool.ts';
import { startOnce } from './start-once.ts';

/**
 * `npm run images` builds, `-- --start` starts what was built on loopback and looks. `--local` makes the bases itself; `--base`, `--build-base`, `--database-base` name others; `--only gateway,api` some.
 */
const { values } = parseArgs({
  options: {
    local: { type: 'boolean' },
    base: { type: 'string' },
    'build-base': { type: 'string' },
    'database-base': { type: 'string' },
    only: { type: 'string' },
    start: { type: 'boolean' },
  },
});

const chosen = imageNames.filter((name) => !values.only || values.only.split(',').includes(name));
const missing = missingTools(['buildah', 'podman', ...(values.local ? ['debootstrap'] : [])]);
try {
  if (missing.length > 0) {
    console.log(`Skipped: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed here.`);
  } else if (values.start) {
    console.log(await startOnce());
  } else {
    const named = { base: values.base, buildBase: values['build-base'], databaseBase: values['database-base'] };
    const bases = values.local ? makeLocalBases() : named;
    for (const name of chosen) buildImage(name, bases);
    console.log(`Built: ${chosen.map((name) => `portal-${name}`).join(', ')}`);
  }
} catch (error) {
  if (!(error instanceof ToolFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
