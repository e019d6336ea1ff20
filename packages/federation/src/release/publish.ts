import { join } from 'node:path';
import type { BuiltApp } from './built-app.ts';
import { canaryStore } from './canary.ts';
import { remoteFaults, sizeFaults } from './check-remote.ts';
import type { ContractAnswer, RemoteContract, ShellContract } from './contract.ts';
import { readRemoteContract, readShellContract } from './read-contract.ts';
import { type ReleaseManifest, serverFolder } from './release-manifest.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { stageRelease } from './stage-release.ts';

/**
 * Checks the given builds against each other and against what is live, stages them, and moves their pointers: the shell's
 * first, because a remote may need what only the new shell offers. Refuses as a whole, before anything changes. With a share no pointer
 * moves: that share of the visitors gets them.
 */
export async function publish(
  apps: readonly BuiltApp[],
  store: ReleaseStore,
  canaryShare?: number,
): Promise<readonly ReleaseManifest[]> {
  if (canaryShare !== undefined && apps.some(({ kind }) => kind === 'shell'))
    throw new ReleaseRefused('A shell has no canary: every area runs in it');
  const shellBuild = apps.find(({ kind }) => kind === 'shell');
  const shellFolder = shellBuild?.serverFolder ?? liveFolder('shell', store);
  if (!shellFolder) throw new ReleaseRefused('Release the shell first: there is none for the areas to run in');
  const shell = contractOf(await readShellContract(shellFolder), 'shell');

  const remotes = apps.filter(({ kind }) => kind === 'remote');
  const contracts = new Map<BuiltApp, RemoteContract | ShellContract>();
  const faults: string[] = [];
  if (shellBuild) {
    contracts.set(shellBuild, shell);
    faults.push(...sizeFaults(shellBuild), ...(await liveRemoteFaults(shellFolder, shell, remotes, store)));
  }
  for (const remote of remotes) {
    const answer = await readRemoteContract(remote.serverFolder, shellFolder);
    if ('fault' in answer) {
      faults.push(`${remote.app} does not run on this shell: ${answer.fault}`);
      continue;
    }
    contracts.set(remote, answer.contract);
    faults.push(...remoteFaults(remote, answer.contract, shell));
  }
  if (faults.length > 0) throw new ReleaseRefused(faults.join('\n'));

  const inOrder = [...(shellBuild ? [shellBuild] : []), ...remotes];
  const staged: ReleaseManifest[] = [];
  for (const built of inOrder) {
    const contract = contracts.get(built);
    if (contract) staged.push(await stageRelease(built, contract, store));
  }
  const canaries = canaryStore(store);
  for (const { app, release } of staged) {
    if (canaryShare === undefined) store.pointTo(app, release);
    else canaries.start(app, release, canaryShare);
  }
  return staged;
}

/** A new shell must carry the remotes that are live and stay so. Those of another platform version are out of its reach anyway. */
async function liveRemoteFaults(
  shellFolder: string,
  shell: ShellContract,
  replaced: readonly BuiltApp[],
  store: ReleaseStore,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const app of store.apps()) {
    const live = store.current(app);
    if (live?.kind !== 'remote' || replaced.some((built) => built.app === app)) continue;
    if (live.platformVersion !== shell.platformVersion) continue;
    const answer = await readRemoteContract(join(store.folderOf(app, live.release), serverFolder), shellFolder);
    if ('fault' in answer)
      faults.push(`${app} ${live.release}, which is live, does not run on this shell: ${answer.fault}`);
  }
  return faults;
}

function liveFolder(app: string, store: ReleaseStore): string | undefined {
  const live = store.current(app);
  return live && join(store.folderOf(app, live.release), serverFolder);
}

function contractOf<T>(answer: ContractAnswer<T>, app: string): T {
  if ('fault' in answer) throw new ReleaseRefused(`The ${app} does not load on a server: ${answer.fault}`);
  return answer.contract;
}
