import { ReleaseRefused } from './release-refused.ts';
import { releaseStore } from './release-store.ts';

/** Puts an earlier release live again: the one before the current one, or the one that is named (whole or by its version). */
export function rollBack(releasesDir: string, app: string, wanted?: string): string {
  const store = releaseStore(releasesDir);
  const known = store.releasesOf(app);
  const target = wanted
    ? known.findLast((name) => name === wanted || name.startsWith(`${wanted}-`))
    : store.previous(app);
  if (!target) {
    const list = known.length > 0 ? `Releases on this machine: ${known.join(', ')}` : 'It was never released here';
    throw new ReleaseRefused(`${app} has no ${wanted ? `release ${wanted}` : 'earlier release'}. ${list}`);
  }
  store.pointTo(app, target, 'rollback');
  return target;
}
