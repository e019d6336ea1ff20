import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildListFile } from '../build-facts/build-list.ts';
import { type BuiltRemoteOptions, writeBuiltRemote, writeBuiltShell } from '../testing/built-apps.ts';
import { releaseAll } from './release-all.ts';
import { releaseApp } from './release-app.ts';
import { releaseStore } from './release-store.ts';
import { rollBack } from './roll-back.ts';

let root: string;
let releasesDir: string;
const appsDir = () => join(root, 'apps');
const folderOf = (app: string) => join(appsDir(), app);
const store = () => releaseStore(releasesDir);
const live = (app: string) => store().current(app)?.release;
const places = [
  { id: 'mda', paths: ['/mda', '/MDAmanager'] },
  { id: 'admin', paths: ['/admin'] },
  { id: 'public-site', paths: ['/'] },
];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  releasesDir = join(root, 'releases');
  writeBuiltShell(folderOf('shell'), { places });
  await releaseAll({ releasesDir, appsDir: appsDir() });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const release = (app: string) => releaseApp({ appFolder: folderOf(app), releasesDir, skipBuild: true });

function writeMda(options: BuiltRemoteOptions = {}) {
  return writeBuiltRemote(folderOf('mda'), 'mda', options);
}

describe('a release by its team', () => {
  const byTeam = () => releaseApp({ appFolder: folderOf('mda'), releasesDir, skipBuild: true, isDescribed: true });
  const changelog = (text: string) => writeFileSync(join(folderOf('mda'), 'CHANGELOG.md'), text);

  it('needs no words when nothing was live before, or the same is', async () => {
    writeMda();
    const { release } = await byTeam();
    expect((await byTeam()).release).toBe(release);
  });

  it('is refused while nothing says what changed, and what is live stays', async () => {
    writeMda();
    const { release } = await byTeam();
    writeMda({ marker: 'changed' });
    await expect(byTeam()).rejects.toThrow(/mda 1\.0\.0 is live with other contents\. Say what changed: .*changeset/);
    writeMda({ marker: 'changed', version: '1.1.0' });
    changelog('# mda\n\n## 1.0.0\n\nThe first.\n');
    await expect(byTeam()).rejects.toThrow('says nothing of 1.1.0');
    expect(live('mda')).toBe(release);
  });

  it('with a version and its entry in the changelog goes live', async () => {
    writeMda();
    await byTeam();
    writeMda({ marker: 'changed', version: '1.1.0' });
    changelog('# mda\n\n## 1.1.0\n\n- New words.\n');
    expect((await byTeam()).version).toBe('1.1.0');
  });
});

describe('a release', () => {
  it('of the shell names the files of each module that it provides, also of one that was joined with others', async () => {
    const { provides } = await release('shell');
    expect(provides['@portal/ui/forms']).toEqual(['assets/forms.js']);
    expect(provides['@portal/ui/overlays']).toEqual(['assets/overlays.js', 'assets/overlays.css']);
  });

  it('lies in an immutable folder, compressed and described, and is live', async () => {
    writeMda({ routes: `[{ path: '/mda/news', lazy: () => import('./chunks/news.route-abcdefgh.js') }]` });
    const manifest = await release('mda');

    expect(live('mda')).toBe(manifest.release);
    expect(manifest.release).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(manifest.preload).toEqual(['remote-entry.js', 'assets/area.js']);
    expect(manifest.routes).toEqual([{ path: '/mda/news', preload: ['assets/news.route-12345678.js'], requires: [] }]);
    const client = join(store().folderOf('mda', manifest.release), 'client');
    expect(readdirSync(join(client, 'assets'))).toContain('area.js.br');
    expect(readdirSync(join(client, 'assets'))).toContain('area.js.gz');
    expect(existsSync(join(client, '.vite'))).toBe(false);
    const list = JSON.parse(readFileSync(join(client, manifest.load.file), 'utf8'));
    expect(list.integrity['remote-entry.js']).toBe(manifest.files['remote-entry.js']?.integrity);
  });

  it('of the same content is the same release, and another content is another', async () => {
    writeMda();
    const first = await release('mda');
    expect((await release('mda')).release).toBe(first.release);
    writeMda({ marker: 'changed' });
    expect((await release('mda')).release).not.toBe(first.release);
  });

  it('needs no other app: only the live shell', async () => {
    rmSync(folderOf('shell'), { recursive: true });
    writeMda();
    await expect(release('mda')).resolves.toMatchObject({ app: 'mda' });
  });
});

describe('the gate refuses', () => {
  const faults: readonly [string, BuiltRemoteOptions, RegExp][] = [
    ['another platform version', { platformVersion: 2 }, /built for platform 2, the shell is platform 1/],
    ['the wrong area', { id: 'admin' }, /says that it is the area "admin"/],
    [
      "another area's path",
      { routes: `[{ path: '/admin/users' }]` },
      /has a route \/admin\/users, which belongs to admin/,
    ],
    ['a second React', { packages: ['react-dom'] }, /brings its own react-dom/],
    ['a second Mantine', { packages: ['@mantine/core'] }, /brings its own @mantine\/core/],
    ['the platform bundled in', { packages: ['@portal/ui'] }, /brings its own @portal\/ui/],
    [
      'the kits of signed-in areas bundled in',
      { packages: ['@portal/workspace'] },
      /brings its own @portal\/workspace/,
    ],
    [
      'too much script',
      { sizeBudget: { startKb: 0.01, totalKb: 100 } },
      /starts with .* KB of script, its budget is 0.01 KB/,
    ],
    ['no budget', { sizeBudget: null }, /has no "sizeBudget"/],
    ['no area', { server: 'export const nothing = 1;' }, /exports no `area`/],
    ['an area made by hand', { server: 'export const area = {};' }, /was not made by defineArea/],
    ['an area that throws', { server: 'throw new Error("it fell over");' }, /it fell over/],
    [
      'what only another shell offers',
      { server: `import { notThere } from '@portal/ui'; export const area = notThere;` },
      /does not run on this shell.*notThere/,
    ],
    [
      'a module that never finishes',
      { server: 'await new Promise(() => {}); export const area = 1;' },
      /does not run on this shell/,
    ],
  ];

  it.each(faults)('%s, and changes nothing', async (_, options, message) => {
    writeMda();
    const before = await release('mda');
    writeMda({ marker: 'faulty', ...options });
    await expect(release('mda')).rejects.toThrow(message);
    expect(live('mda')).toBe(before.release);
    expect(store().releasesOf('mda')).toEqual([before.release]);
  });

  it('an area before there is a shell', async () => {
    rmSync(releasesDir, { recursive: true });
    writeMda();
    await expect(release('mda')).rejects.toThrow('Release the shell first');
  });

  it('a shell without something that a live area imports', async () => {
    writeMda();
    await release('mda');
    const before = live('shell');
    writeBuiltShell(folderOf('shell'), { places, platform: '' });
    await expect(release('shell')).rejects.toThrow(/mda .* which is live, does not run on this shell/);
    expect(live('shell')).toBe(before);
  });
});

describe('a build that is not whole', () => {
  const dist = (...path: string[]) => join(folderOf('mda'), 'dist', ...path);
  const spoilings: readonly [string, () => void][] = [
    ['an empty entry', () => writeFileSync(dist('client', 'remote-entry.js'), '')],
    ['a file of another build', () => writeFileSync(dist('client', 'assets', 'area.js'), 'export const other = 1;')],
    ['a missing file', () => rmSync(dist('server', 'area.js'))],
    ['no list, because it is still being written', () => rmSync(dist('server', buildListFile))],
    ['nothing but a folder', () => rmSync(dist('client', '.vite'), { recursive: true })],
  ];

  it.each(spoilings)('is refused with %s, alone and among all', async (_, spoil) => {
    writeMda();
    spoil();
    await expect(release('mda')).rejects.toThrow(/The build of .*mda is not whole/);
    await expect(releaseAll({ releasesDir, appsDir: appsDir(), patienceMs: 0 })).rejects.toThrow(/mda is not whole/);
    expect(live('mda')).toBeUndefined();
    expect(store().releasesOf('mda')).toEqual([]);
  });

  it('is waited for while somebody else builds there', async () => {
    writeMda();
    const list = readFileSync(dist('client', buildListFile));
    rmSync(dist('client', buildListFile));
    const released = releaseAll({ releasesDir, appsDir: appsDir(), patienceMs: 20_000 });
    writeFileSync(dist('client', buildListFile), list);
    expect((await released).map(({ app }) => app)).toEqual(['mda']);
  });

  it('is refused as such when there is none at all', async () => {
    writeMda();
    rmSync(dist(), { recursive: true });
    await expect(releaseAll({ releasesDir, appsDir: appsDir() })).rejects.toThrow(/mda is not built: run its build/);
  });

  it('leaves out what an earlier build left behind', async () => {
    writeMda();
    const { release: clean } = await release('mda');
    writeFileSync(dist('client', 'assets', 'left-over.js'), 'import "./gone.js";');
    writeFileSync(dist('server', 'left-over.js'), 'throw new Error("of another build");');
    const again = await release('mda');
    expect(again.release).toBe(clean);
    expect(Object.keys(again.files)).not.toContain('assets/left-over.js');
  });

  it('is told from one by older tools, which made no lists', async () => {
    writeMda({ hasLists: false });
    for (const side of ['client', 'server']) rmSync(dist(side, buildListFile));
    const { files } = await release('mda');
    expect(Object.keys(files)).toContain('assets/area.js');
  });
});

describe('releases at the same time', () => {
  it('of different areas do not lose each other', async () => {
    writeMda();
    writeBuiltRemote(folderOf('admin'), 'admin');
    const [mda, admin] = await Promise.all([release('mda'), release('admin')]);
    expect([live('mda'), live('admin')]).toEqual([mda.release, admin.release]);
  });

  it('of one area leave one of them live, whole, and both in the history', async () => {
    writeMda();
    const first = await release('mda');
    const builds = ['a', 'b', 'c'].map((marker) => {
      const folder = join(root, `copy-${marker}`);
      writeBuiltRemote(folder, 'mda', { marker });
      return releaseApp({ appFolder: folder, releasesDir, skipBuild: true });
    });
    const published = (await Promise.all(builds)).map((manifest) => manifest.release);
    expect(published).toContain(live('mda'));
    expect(store().releasesOf('mda').toSorted()).toEqual([first.release, ...published].toSorted());
    expect(
      readFileSync(join(releasesDir, 'mda', 'history.jsonl'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(4);
  });
});

describe('rolling back', () => {
  async function releaseVersions(...versions: string[]) {
    const released: string[] = [];
    for (const version of versions) {
      writeMda({ version, marker: version });
      released.push((await release('mda')).release);
    }
    return released;
  }

  it('puts the release before live again, and twice goes back two', async () => {
    const [one, two] = await releaseVersions('1.0.0', '1.1.0', '1.2.0');
    expect(rollBack(releasesDir, 'mda')).toBe(two);
    expect(rollBack(releasesDir, 'mda')).toBe(one);
    expect(live('mda')).toBe(one);
    expect(() => rollBack(releasesDir, 'mda')).toThrow('has no earlier release');
  });

  it('goes to a version by its name, and refuses one that never was', async () => {
    const [one] = await releaseVersions('1.0.0', '1.1.0', '1.2.0');
    expect(rollBack(releasesDir, 'mda', '1.0.0')).toBe(one);
    expect(() => rollBack(releasesDir, 'mda', '9.9.9')).toThrow('has no release 9.9.9');
  });

  it('stays until the content changes: a start publishes nothing that was rolled back', async () => {
    const [one] = await releaseVersions('1.0.0', '1.1.0');
    rollBack(releasesDir, 'mda');
    expect(await releaseAll({ releasesDir, appsDir: appsDir() })).toEqual([]);
    expect(live('mda')).toBe(one);
    writeMda({ version: '1.1.1', marker: 'mended' });
    await releaseAll({ releasesDir, appsDir: appsDir() });
    expect(live('mda')).toMatch(/^1\.1\.1-/);
  });
});

describe('releasing everything', () => {
  it('does nothing when nothing changed', async () => {
    writeMda();
    expect((await releaseAll({ releasesDir, appsDir: appsDir() })).map(({ app }) => app)).toEqual(['mda']);
    expect(await releaseAll({ releasesDir, appsDir: appsDir() })).toEqual([]);
  });

  it('lets shell and areas move to a new platform together', async () => {
    writeMda();
    await release('mda');
    writeBuiltShell(folderOf('shell'), { places, platformVersion: 2 });
    writeMda({ marker: 'for the new platform' });
    const released = await releaseAll({ releasesDir, appsDir: appsDir() });
    expect(released.map(({ app, platformVersion }) => [app, platformVersion])).toEqual([
      ['shell', 2],
      ['mda', 2],
    ]);
  });

  it('publishes nothing at all when one of them is refused', async () => {
    writeMda();
    writeBuiltRemote(folderOf('admin'), 'admin', { platformVersion: 7 });
    await expect(releaseAll({ releasesDir, appsDir: appsDir() })).rejects.toThrow('admin was built for platform 7');
    expect(store().apps()).toEqual(['shell']);
  });
});
