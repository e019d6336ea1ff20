import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ContractAnswer, RemoteContract, ShellContract } from './contract.ts';

const script = fileURLToPath(new URL('./read-contract-process.ts', import.meta.url));
const patienceMs = 20_000;

export function readShellContract(shellServerFolder: string): Promise<ContractAnswer<ShellContract>> {
  return ask([shellServerFolder]);
}

/** What a remote's server bundle promises when it runs on this shell. */
export function readRemoteContract(
  serverFolder: string,
  shellServerFolder: string,
): Promise<ContractAnswer<RemoteContract>> {
  return ask([shellServerFolder, serverFolder]);
}

function ask<T>(args: readonly string[]): Promise<ContractAnswer<T>> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    execFile(process.execPath, [script, ...args], { timeout: patienceMs, env }, (error, stdout, stderr) => {
      const last = stdout.trim().split('\n').at(-1);
      if (last) resolve(JSON.parse(last) as ContractAnswer<T>);
      else resolve({ fault: error?.killed ? 'its server bundle did not finish loading' : stderr.slice(0, 500) });
    });
  });
}
