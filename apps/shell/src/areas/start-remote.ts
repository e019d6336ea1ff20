import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { AreaId } from '@portal/platform';

/** Hands a remote's entry to the federation runtime and takes its `./area` module. */
export function startRemote(id: AreaId, entryUrl: string, attempt: number): Promise<unknown> {
  const name = id.replaceAll('-', '_');
  registerRemotes([{ name, entry: entryUrl, type: 'module' }], { force: attempt > 0 });
  return loadRemote(`${name}/area`);
}
