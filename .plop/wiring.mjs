// What a generator changes in files that exist: by an anchor that must be there, so that nothing is left half done in silence.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Edits below one folder. */
export function wiring(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const write = (file, content) => writeFileSync(join(root, file), content);

  function insert(file, anchor, put) {
    const content = read(file);
    const found = content.match(anchor)?.[0];
    if (found === undefined)
      throw new Error(`${file} no longer looks as this generator knows it: ${anchor} is missing`);
    write(
      file,
      content.replace(anchor, () => put(found)),
    );
    return file;
  }

  return {
    create: (file, content) => write(file, content),
    has: (file) => existsSync(join(root, file)),
    read,
    after: (file, anchor, text) => insert(file, anchor, (found) => found + text),
    before: (file, anchor, text) => insert(file, anchor, (found) => text + found),
    importing(file, line) {
      write(file, `${line}\n${read(file)}`);
      return file;
    },
    append(file, line) {
      write(file, `${read(file)}${line}\n`);
      return file;
    },
    json(file, change) {
      const value = JSON.parse(read(file));
      change(value);
      write(file, `${JSON.stringify(value, null, 2)}\n`);
      return file;
    },
    /** What was made looks like everything else, whatever the names did to the width of its lines. */
    tidy(...paths) {
      // The rules of the project take seconds; whoever fills the skeleton is told by the editor and by `npm test`.
      run(
        root,
        'biome',
        ['check', '--write', '--config-path=.plop/tidy.json', ...new Set(paths)],
        'Biome cannot read it',
      );
      return 'Formatted';
    },
    /** Packages of this workspace that a package.json names now. */
    link() {
      run(root, 'pnpm', ['install', '--prefer-offline'], 'pnpm could not link the packages');
      return 'Packages linked';
    },
  };
}

function run(cwd, command, args, failure) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${failure}: ${stdout}${stderr}`);
}
