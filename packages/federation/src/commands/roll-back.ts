import { ReleaseRefused } from '../release/release-refused.ts';
import { rollBack } from '../release/roll-back.ts';
import { command, releasesDir } from './command.ts';

/** `npm run rollback -- payments`, or `npm run rollback -- payments 0.1.0-3f2a…` */
await command(() => {
  const [app, wanted] = process.argv.slice(2);
  if (!app) throw new ReleaseRefused('Say which app: npm run rollback -- payments');
  return `${app} ${rollBack(releasesDir, app, wanted)} is live again`;
});
