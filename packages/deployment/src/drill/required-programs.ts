import { existsSync } from 'node:fs';

/** What Debian's packages bring, by package. */
export const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-client-common': '/usr/bin/pg_isready',
  openssl: '/usr/bin/openssl',
} as const;

/** Part of Patroni's package. */
export const patronictl = '/usr/bin/patronictl';

/** The packages that are not installed here. */
export function missingPackages(): readonly string[] {
  return Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}
