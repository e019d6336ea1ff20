import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addressOf, folderOf, type NodeNumber, nodeName, type Places, withAddresses } from './places.ts';

const repository = join(import.meta.dirname, '../../../..');
const source = (name: string) => readFileSync(join(import.meta.dirname, '../../database', name), 'utf8');

type Settings = Record<string, unknown>;
interface PatroniFile extends Settings {
  restapi: Settings;
  bootstrap: { dcs: { postgresql: { parameters: Settings } } };
  postgresql: Settings & { parameters: Settings };
}

/** `database/etcd.yml` for one of the three, at addresses and in a folder of the drill. */
export function etcdFile(places: Places, number: NodeNumber): string {
  const host = `etcd-${number}`;
  const own = addressOf(places, host);
  const settings = parse(withAddresses(places, source('etcd.yml'))) as Settings;
  for (const name of ['listen-peer-urls', 'listen-client-urls'])
    settings[name] = String(settings[name]).replace('0.0.0.0', own);
  for (const name of ['initial-advertise-peer-urls', 'advertise-client-urls'])
    settings[name] = String(settings[name]).replace(addressOf(places, 'etcd-1'), own);
  return stringify({ ...settings, name: host, 'data-dir': join(folderOf(places, host), 'data') });
}

/**
 * `database/patroni.yml` for one node. What differs from the file, besides addresses and paths: no package brings pg_basebackup of
 * PostgreSQL 18 here, so that a leader is copied by a program of ours.
 */
export function patroniFile(places: Places, number: NodeNumber): string {
  const host = nodeName(number);
  const own = addressOf(places, host);
  const folder = folderOf(places, host);
  const file = parse(withAddresses(places, source('patroni.yml'))) as PatroniFile;
  const { basebackup: _, ...postgresql } = file.postgresql;
  file.restapi.listen = String(file.restapi.listen).replace('0.0.0.0', own);
  const { parameters } = file.bootstrap.dcs.postgresql;
  parameters.archive_command = String(parameters.archive_command)
    .replace('node ', `${process.execPath} `)
    .replace('/etc/portal', places.folder)
    .replace('/srv/portal', repository);
  return stringify({
    ...file,
    postgresql: {
      ...postgresql,
      listen: String(postgresql.listen).replace('0.0.0.0', own),
      data_dir: join(folder, 'data'),
      bin_dir: places.programs,
      parameters: {
        ...postgresql.parameters,
        ssl_cert_file: join(places.folder, 'database.crt'),
        ssl_key_file: join(places.folder, 'database.key'),
        unix_socket_directories: folder,
      },
      pgpass: join(folder, 'pgpass'),
      create_replica_methods: ['copy'],
      copy: { command: places.copyLeader, keep_data: false },
    },
  });
}

/** `database/haproxy.cfg` at the address of the drill. */
export function haproxyFile(places: Places): string {
  return withAddresses(places, source('haproxy.cfg')).replace(/^( {4}bind ):/gm, `$1${addressOf(places, 'haproxy')}:`);
}

/** `database/pgbouncer.ini` at the address of the drill. */
export function pgbouncerFile(places: Places): string {
  return source('pgbouncer.ini')
    .replace('host=haproxy', `host=${addressOf(places, 'haproxy')}`)
    .replace('listen_addr = 0.0.0.0', `listen_addr = ${addressOf(places, 'pgbouncer')}`)
    .replace('/etc/pgbouncer', folderOf(places, 'pgbouncer'))
    .replaceAll(/\/etc\/portal\/pooler/g, join(places.folder, 'database'));
}
