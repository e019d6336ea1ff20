import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodes } from './places.ts';
import { etcdFile, haproxyFile, patroniFile, pgbouncerFile } from './rehearsed-files.ts';

const places = {
  folder: '/drill',
  net: '127.77.9',
  programs: '/drill/programs',
  copyLeader: '/drill/programs/copy-leader',
};
const shipped = (name: string) => readFileSync(join(import.meta.dirname, '../../database', name), 'utf8');
const settingsOf = (text: string) => text.replaceAll(/^\s*[#;].*$/gm, '');
const files: readonly (readonly [string, string])[] = [
  ...nodes.flatMap((number): [string, string][] => [
    [`etcd.yml of ${number}`, etcdFile(places, number)],
    [`patroni.yml of ${number}`, patroniFile(places, number)],
  ]),
  ['haproxy.cfg', haproxyFile(places)],
  ['pgbouncer.ini', pgbouncerFile(places)],
];

describe('what the drill rehearses', () => {
  it.each(files)('%s stays on this machine and in the folder of the drill', (_, text) => {
    const settings = settingsOf(text);
    expect(settings).not.toMatch(/0\.0\.0\.0|\/etc\/|\/srv\/|\/var\/|\/usr\/lib\/postgresql/);
    expect(settings).not.toMatch(/(?:@|\/\/|host=| )(?:node|etcd)-\d:|haproxy:|host=haproxy/);
    expect(settings).toContain('127.77.9.');
  });

  it('is the file of a node, with everything that decides about loss', () => {
    const file = parse(shipped('patroni.yml')) as {
      bootstrap: { dcs: { postgresql: { parameters: object } } };
      postgresql: object;
    };
    const rehearsed = parse(patroniFile(places, 2)) as typeof file;
    const parameters = {
      ...file.bootstrap.dcs.postgresql.parameters,
      archive_command: expect.stringContaining('archive-segment.ts "%p" "%f"'),
    };
    expect(rehearsed.bootstrap).toEqual({
      ...file.bootstrap,
      dcs: { ...file.bootstrap.dcs, postgresql: { ...file.bootstrap.dcs.postgresql, parameters } },
    });
    expect(rehearsed.postgresql).toMatchObject({
      pg_hba: [
        'local all all scram-sha-256',
        'hostssl replication all samenet scram-sha-256',
        'hostssl all all samenet scram-sha-256',
      ],
      remove_data_directory_on_diverged_timelines: true,
      listen: '127.77.9.2:5432',
      parameters: { ssl: 'on', ssl_key_file: '/drill/database.key' },
    });
  });

  it('gives each member of etcd its own name and addresses, and all of them the same list', () => {
    const members = nodes.map((number) => parse(etcdFile(places, number)) as Record<string, string>);
    expect(members.map((member) => [member.name, member['advertise-client-urls']])).toEqual([
      ['etcd-1', 'http://127.77.9.11:2379'],
      ['etcd-2', 'http://127.77.9.12:2379'],
      ['etcd-3', 'http://127.77.9.13:2379'],
    ]);
    expect(new Set(members.map((member) => member['initial-cluster'])).size).toBe(1);
    expect(members[0]?.['initial-cluster']).toContain('etcd-3=http://127.77.9.13:2380');
  });

  it('is the balancer and the pooler at the ports of their files', () => {
    expect(haproxyFile(places)).toContain('bind 127.77.9.21:5000');
    expect(haproxyFile(places)).toContain('server node-3 127.77.9.3:5432 check');
    const pooler = pgbouncerFile(places);
    expect(pooler).toContain('* = host=127.77.9.21 port=5000');
    expect(pooler).toContain('auth_file = /drill/pgbouncer/users.txt');
    expect(pooler).toContain('client_tls_key_file = /drill/database.key');
  });
});
