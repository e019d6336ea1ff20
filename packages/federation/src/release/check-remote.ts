import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltApp } from './built-app.ts';
import type { RemoteContract, ShellContract } from './contract.ts';
import { startChain } from './load-chain.ts';

/** Packages of which a page may hold one copy; found inside a remote, they would be a second one. */
const platformPackages = [
  /^react$/,
  /^react-dom$/,
  /^react-router$/,
  /^zustand$/,
  /^@tanstack\//,
  /^@mantine\//,
  /^@portal\/(?:platform|ui|auth|api-client|workspace|shell)$/,
];

/** What is wrong with a remote, in sentences; empty when it may be released. */
export function remoteFaults(built: BuiltApp, contract: RemoteContract, shell: ShellContract): readonly string[] {
  const { app } = built;
  const faults: string[] = [];
  if (contract.platformVersion !== shell.platformVersion) {
    faults.push(
      `${app} was built for platform ${contract.platformVersion}, the shell is platform ${shell.platformVersion}: build it again from today's sources`,
    );
  }
  if (contract.id !== app) faults.push(`${app} says that it is the area "${contract.id}"`);
  const owned = shell.places.find(({ id }) => id === app)?.paths ?? [];
  if (owned.length === 0) faults.push(`no path belongs to ${app}: add it to the area places`);
  const foreign = [...new Set(contract.routes.map(({ path }) => path))].filter(
    (path) => ownerOf(path, shell)?.id !== app && !isProbe(path),
  );
  for (const path of foreign)
    faults.push(`${app} has a route ${path}, which belongs to ${ownerOf(path, shell)?.id ?? 'nobody'}`);
  const copies = built.facts.packages.filter((name) => platformPackages.some((pattern) => pattern.test(name)));
  for (const name of copies)
    faults.push(`${app} brings its own ${name}: import it through the platform's shared modules only`);
  return [...faults, ...sizeFaults(built)];
}

export function sizeFaults({ app, kind, manifest, clientFolder, clientFiles, budget }: BuiltApp): readonly string[] {
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length, 0) / 1024;
  const start = kilobytes(startChain(manifest, kind).scripts);
  const total = kilobytes(Object.keys(clientFiles).filter((file) => file.endsWith('.js')));
  const faults: string[] = [];
  if (start > budget.startKb)
    faults.push(`${app} starts with ${start.toFixed(1)} KB of script, its budget is ${budget.startKb} KB`);
  if (total > budget.totalKb)
    faults.push(`${app} holds ${total.toFixed(1)} KB of script, its budget is ${budget.totalKb} KB`);
  return faults;
}

/** Areas own paths with everything below; `/` owns what nobody else does. */
function ownerOf(path: string, { places }: ShellContract) {
  const below = (owned: string) => path === owned || path.startsWith(`${owned}/`);
  return (
    places.find(({ paths }) => paths.some((owned) => owned !== '/' && below(owned))) ??
    places.find(({ paths }) => paths.includes('/'))
  );
}

function isProbe(path: string): boolean {
  return path === '*' || path === '/*';
}
