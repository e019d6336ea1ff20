import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBinaries, serverIdentity } from '@portal/embedded-postgres';
import { folderOf, nodeName, nodes, type Places, type Secrets } from './places.ts';
import { etcdFile, haproxyFile, patroniFile, pgbouncerFile } from './rehearsed-files.ts';
import { programs } from './required-programs.ts';

const secret = () => randomBytes(16).toString('hex');

/** A folder with everything that the hosts of one drill find on their disks. */
export async function prepareFolder(): Promise<{ places: Places; secrets: Secrets }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
  chmodSync(folder, 0o755);
  const bin = join(folder, 'programs');
  const places = { folder, net: `127.77.${randomInt(1, 255)}`, programs: bin, copyLeader: join(bin, 'copy-leader') };
  const secrets: Secrets = {
    superuser: secret(),
    replication: secret(),
    owner: secret(),
    server: secret(),
    operator: secret(),
  };
  const own = ownWriter();
  own.folder(bin);
  const { initdb, pgCtl, postgres } = await installBinaries(serverIdentity());
  for (const [name, path] of Object.entries({
    initdb,
    pg_ctl: pgCtl,
    postgres,
    pg_isready: programs['postgresql-client-common'],
  }))
    symlinkSync(path, join(bin, name));
  for (const [name, program] of [
    ['pg_controldata', 'control-data-cli.ts'],
    ['copy-leader', 'copy-leader.ts'],
  ] as const)
    own.file(
      join(bin, name),
      `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, program)}" "$@"\n`,
      0o755,
    );

  writeKeys(folder, own);
  for (const number of nodes) {
    for (const host of [nodeName(number), `etcd-${number}`]) own.folder(folderOf(places, host));
    own.file(join(folderOf(places, nodeName(number)), 'patroni.yml'), patroniFile(places, number));
    own.file(join(folderOf(places, `etcd-${number}`), 'etcd.yml'), etcdFile(places, number));
  }
  for (const host of ['haproxy', 'pgbouncer']) own.folder(folderOf(places, host));
  own.file(join(folderOf(places, 'haproxy'), 'haproxy.cfg'), haproxyFile(places));
  own.file(join(folderOf(places, 'pgbouncer'), 'pgbouncer.ini'), pgbouncerFile(places));
  const users = { portal_server: secrets.server, portal_operator: secrets.operator };
  own.file(
    join(folderOf(places, 'pgbouncer'), 'users.txt'),
    Object.entries(users)
      .map(([login, password]) => `"${login}" "${password}"\n`)
      .join(''),
  );
  return { places, secrets };
}

/** The certificate of all hosts, and the archive that every node writes to. */
function writeKeys(folder: string, own: ReturnType<typeof ownWriter>): void {
  const [certificate, key] = [join(folder, 'database.crt'), join(folder, 'database.key')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=portal-drill'];
  execFileSync(programs.openssl, [...request, '-out', certificate, '-keyout', key], { stdio: 'ignore' });
  own.take(certificate);
  own.take(key);
  const archive = join(folder, 'archive');
  own.folder(archive);
  own.file(join(folder, 'archive.key'), randomBytes(32).toString('base64'));
  own.file(
    join(folder, 'archive.env'),
    `ARCHIVE_NAME=drill\nARCHIVE_KEY_FILE=${join(folder, 'archive.key')}\nARCHIVE_DIR=${archive}\n`,
  );
}

/** Writes what the database's user owns, and nobody else reads. */
function ownWriter() {
  const identity = serverIdentity();
  const take = (path: string) => {
    if (identity) chownSync(path, identity.uid, identity.gid);
  };
  return {
    take,
    folder(path: string) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      take(path);
    },
    file(path: string, text: string, mode = 0o600) {
      writeFileSync(path, text, { mode });
      take(path);
    },
  };
}
