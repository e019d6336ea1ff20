import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { AreaId } from '@portal/platform';

/** Hands a remote's entry to the federation runtime and takes its `./area` module. */
export function startRemote(id: AreaId, entryUrl: string, attempt: number): Promise<unknown> {
  const name = id.replaceAll('-', '_');
  const entry = new URL(entryUrl, window.location.origin).href;
  registerRemotes([{ name, entry, type: 'module' }], { force: attempt > 0 });
  return loadRemote(`${name}/area`);
}

export async function isThere(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
