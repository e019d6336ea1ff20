import { signalAll } from './processes.ts';
import type { Node } from './start-cluster.ts';

/** A way to lose the node that leads. */
export interface Loss {
  readonly what: string;
  /** Without a confirmed payment. */
  readonly mostSeconds: number;
  lose(node: Node): void;
  /** What the machine does once another node leads. */
  comeBack(node: Node): Promise<void> | void;
}

/** The key of a leader that says nothing ends after `ttl`; the rest is the promotion and the way back to the pools. */
const ttlSeconds = 15;
const silent = ttlSeconds + 10;

/** In turn. */
export const losses: readonly [Loss, ...Loss[]] = [
  {
    what: 'PostgreSQL killed',
    mostSeconds: 10,
    lose: ({ postmaster }) => signalAll([postmaster() ?? 0].filter(Boolean), 'SIGKILL'),
    // Its Patroni lives, and sees to it.
    comeBack: () => {},
  },
  {
    what: 'machine lost',
    mostSeconds: silent,
    lose: ({ all }) => signalAll(all(), 'SIGKILL'),
    comeBack: (node) => node.start(),
  },
  {
    what: 'machine hangs, and goes on later',
    mostSeconds: silent,
    lose: ({ all }) => signalAll(all(), 'SIGSTOP'),
    comeBack: ({ all }) => signalAll(all(), 'SIGCONT'),
  },
  {
    // As when the node alone is cut off from etcd: the old primary still serves whoever is connected to it.
    what: 'Patroni hangs, PostgreSQL goes on',
    mostSeconds: silent,
    lose: ({ patroni }) => signalAll([patroni()], 'SIGSTOP'),
    comeBack: ({ patroni }) => signalAll([patroni()], 'SIGCONT'),
  },
];
