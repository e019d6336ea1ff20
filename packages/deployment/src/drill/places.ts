import { join } from 'node:path';

/** Where everything of one drill is: files in a folder, and an address of this machine for each name in the files of `database`. */
export interface Places {
  readonly folder: string;
  /** The first three numbers of addresses that lead to this machine alone, so that every port can stay as it is in the files. */
  readonly net: string;
  /** The programs of the server, as Patroni looks for them. */
  readonly programs: string;
  /** Runs Patroni's way of copying a leader. */
  readonly copyLeader: string;
}

export const nodes = [1, 2, 3] as const;
export type NodeNumber = (typeof nodes)[number];

export const nodeName = (number: NodeNumber) => `node-${number}`;

const hosts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    nodes.flatMap((number) => [
      [nodeName(number), number],
      [`etcd-${number}`, 10 + number],
    ]),
  ),
  haproxy: 21,
  pgbouncer: 31,
};

/** The address that stands for a host of the files. */
export function addressOf({ net }: Pick<Places, 'net'>, host: string): string {
  const last = hosts[host];
  if (last === undefined) throw new Error(`No host of the files is called ${host}`);
  return `${net}.${last}`;
}

/** `text` with an address wherever a host is reached by its name. */
export function withAddresses(places: Pick<Places, 'net'>, text: string): string {
  return text.replace(/\b(node-\d|etcd-\d|haproxy)(?=:\d)/g, (host) => addressOf(places, host));
}

/** Data, settings and log of one host. */
export function folderOf({ folder }: Pick<Places, 'folder'>, host: string): string {
  return join(folder, host);
}

/** Random in each drill. */
export interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly owner: string;
  readonly server: string;
  readonly operator: string;
}

/** The database, by who asks for it and through which host. The certificate is the drill's own. */
export function databaseUrl(
  places: Places,
  {
    login,
    password,
    host,
    port,
    name = 'portal',
  }: { login: string; password: string; host: string; port: number; name?: string },
): string {
  return `postgres://${login}:${password}@${addressOf(places, host)}:${port}/${name}?sslmode=no-verify`;
}
