import { join } from 'node:path';
import { canaryStore, percentOf, readSteps, usualShare } from '../release/canary.ts';
import { releaseApp } from '../release/release-app.ts';
import { ReleaseRefused } from '../release/release-refused.ts';
import { releaseStore } from '../release/release-store.ts';
import { command, releasesDir, repositoryRoot } from './command.ts';

const usage = `Say what, and of which app:
npm run canary -- start payments [percent]     builds it, checks it, and gives it to a share of the visitors (${percentOf(usualShare)})
npm run canary -- raise payments 25
npm run canary -- promote payments             to everybody
npm run canary -- back payments                to nobody
npm run canary -- status payments              what happened`;

await command(async () => {
  const [verb, app, percent] = process.argv.slice(2);
  if (!app) throw new ReleaseRefused(usage);
  const canaries = canaryStore(releaseStore(releasesDir));
  const share = percent === undefined ? usualShare : Number(percent) / 100;
  if (verb === 'start') {
    const appFolder = join(repositoryRoot, 'apps', app);
    const { release } = await releaseApp({ appFolder, releasesDir, isDescribed: true, canaryShare: share });
    return `${app} ${release} is tried with ${percentOf(share)} of the visitors. Back: npm run canary -- back ${app}`;
  }
  if (verb === 'raise' && percent !== undefined) {
    const { release } = canaries.raise(app, share);
    return `${app} ${release} is tried with ${percentOf(share)} of the visitors`;
  }
  if (verb === 'promote') return `${app} ${canaries.promote(app).release} is live for everybody`;
  if (verb === 'back')
    return `${app} ${canaries.takeBack(app).release} is taken back: everybody has the current release`;
  if (verb !== 'status') throw new ReleaseRefused(usage);
  const decided = process.env.GATEWAY_STATE_DIR ? readSteps(join(process.env.GATEWAY_STATE_DIR, 'canary.jsonl')) : [];
  const steps = [...canaries.journal(app), ...decided.filter((step) => step.app === app)];
  const inOrder = steps.sort((one, other) => one.at.localeCompare(other.at));
  return inOrder.map((step) => JSON.stringify(step)).join('\n') || `No release of ${app} was ever tried`;
});
