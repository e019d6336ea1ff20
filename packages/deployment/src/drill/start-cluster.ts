import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { isWhole, leaderOf, until } from './cluster-state.ts';
import { addressOf, folderOf, type NodeNumber, nodeName, nodes, type Places, type Secrets } from './places.ts';
import { postmasterOf, signalAll, startProgram, withDescendants } from './processes.ts';
import { programs } from './required-programs.ts';

/** One of the three: its Patroni, and the server that belongs to it. */
export interface Node {
  readonly name: string;
  readonly patroni: () => number;
  readonly postmaster: () => number | undefined;
  /** Everything that runs on it. */
  readonly all: () => readonly number[];
  /** Starts its Patroni, as the machine does when it comes back. */
  start(): Promise<void>;
}

export interface Cluster {
  readonly places: Places;
  readonly secrets: Secrets;
  node(name: string): Node;
  stop(): void;
}

/** Three members of etcd, three nodes under Patroni, HAProxy and PgBouncer; resolves when two standbys follow the leader. */
export async function startCluster(places: Places, secrets: Secrets): Promise<Cluster> {
  const beside: ChildProcess[] = [];
  const inFolder = (host: string, name: string) => join(folderOf(places, host), name);
  const cluster = new Map(nodes.map((number) => [nodeName(number), nodeOf(places, secrets, number)]));
  const stop = () => {
    for (const { all } of cluster.values()) signalAll(all(), 'SIGKILL');
    for (const child of beside) child.kill('SIGKILL');
  };
  try {
    for (const number of nodes) {
      const host = `etcd-${number}`;
      const started = startProgram(programs['etcd-server'], ['--config-file', inFolder(host, 'etcd.yml')], {
        log: inFolder(host, 'log'),
      });
      beside.push(await started);
    }
    for (const node of cluster.values()) await node.start();
    const balancer = ['-db', '-f', inFolder('haproxy', 'haproxy.cfg')];
    beside.push(await startProgram(programs.haproxy, balancer, { log: inFolder('haproxy', 'log') }));
    const pooler = [inFolder('pgbouncer', 'pgbouncer.ini')];
    beside.push(await startProgram(programs.pgbouncer, pooler, { log: inFolder('pgbouncer', 'log') }));
    await until(places, 'A leader', (members) => leaderOf(members) !== undefined);
    await until(places, 'Two standbys', isWhole);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    places,
    secrets,
    stop,
    node(name) {
      const found = cluster.get(name);
      if (!found) throw new Error(`No node is called ${name}`);
      return found;
    },
  };
}

function nodeOf(places: Places, secrets: Secrets, number: NodeNumber): Node {
  const name = nodeName(number);
  const own = addressOf(places, name);
  const folder = folderOf(places, name);
  // What the file leaves to the environment of each node.
  const env = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${own}:8008`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${own}:5432`,
    PATRONI_SUPERUSER_USERNAME: 'portal',
    PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
    PATRONI_REPLICATION_USERNAME: 'portal_replicator',
    PATRONI_REPLICATION_PASSWORD: secrets.replication,
  };
  let patroni: ChildProcess | undefined;
  const pid = () => patroni?.pid ?? 0;
  const postmaster = () => postmasterOf(join(folder, 'data'));
  return {
    name,
    patroni: pid,
    postmaster,
    all() {
      const roots = [patroni?.exitCode === null && patroni.signalCode === null ? pid() : 0, postmaster() ?? 0];
      return withDescendants(roots.filter((one) => one > 0));
    },
    async start() {
      patroni = await startProgram(programs.patroni, [join(folder, 'patroni.yml')], { log: join(folder, 'log'), env });
    },
  };
}
