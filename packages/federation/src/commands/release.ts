import { join } from 'node:path';
import { releaseApp } from '../release/release-app.ts';
import { ReleaseRefused } from '../release/release-refused.ts';
import { command, releasesDir, repositoryRoot } from './command.ts';

/** `npm run release -- payments` */
await command(async () => {
  const [app] = process.argv.slice(2);
  if (!app) throw new ReleaseRefused('Say which app: npm run release -- payments');
  const { release, sizes } = await releaseApp({
    appFolder: join(repositoryRoot, 'apps', app),
    releasesDir,
    isDescribed: true,
  });
  const start = (sizes.startGzipBytes / 1024).toFixed(1);
  return `${app} ${release} is live (${start} KB of script before its first screen). Back: npm run rollback -- ${app}`;
});
