// What a generator would change, kept in memory until every anchor was found: it is written whole or not at all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Without what a formatter decides, so that text is found again however it was broken into lines. */
const compact = (text) => text.replace(/\s+/g, '').replace(/,(?=[}\])]|$)/g, '');

/** Changes below one folder; `render` fills a template (Handlebars) with data. */
export function draftOf(root, render) {
  const drafted = new Map();
  const here = (file) => existsSync(join(root, file));
  const has = (file) => drafted.has(file) || here(file);

  function read(file) {
    if (!has(file)) throw new Error(`There is no ${file}`);
    return drafted.get(file) ?? readFileSync(join(root, file), 'utf8');
  }

  function insert(file, anchor, text, known, put) {
    const content = read(file);
    if (known instanceof RegExp ? known.test(content) : compact(content).includes(compact(known))) return;
    const found = typeof anchor === 'string' ? content.includes(anchor) && anchor : content.match(anchor)?.[0];
    if (!found && found !== '')
      throw new Error(`${file} no longer looks as this generator knows it: ${anchor} is missing`);
    drafted.set(
      file,
      content.replace(anchor, () => put(found, text)),
    );
  }

  return {
    has,
    read,
    /** A file that is there stays as it is: somebody may have worked on it. */
    create(file, content) {
      if (!has(file)) drafted.set(file, content);
    },
    template(file, template, data) {
      this.create(file, render(readFileSync(join(import.meta.dirname, 'templates', template), 'utf8'), data));
    },
    /** Puts text after an anchor, unless what it is known by stands in the file. */
    after: (file, anchor, text, known = text) => insert(file, anchor, text, known, (found, added) => found + added),
    before: (file, anchor, text, known = text) => insert(file, anchor, text, known, (found, added) => added + found),
    importing(file, name, from, type = '') {
      const known = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '${from.replaceAll('.', '\\.')}'`);
      insert(file, /^/, `import ${type}{ ${name} } from '${from}';\n`, known, (_, added) => added);
    },
    append(file, line, known = line) {
      insert(file, /$(?![\s\S])/, `${line}\n`, known, (_, added) => added);
    },
    json(file, change) {
      const value = JSON.parse(read(file));
      const before = JSON.stringify(value);
      change(value);
      if (JSON.stringify(value) !== before) drafted.set(file, `${JSON.stringify(value, null, 2)}\n`);
    },
    /** Writes what is new, formatted like everything else; says which files. */
    save() {
      const files = [...drafted.keys()];
      if (files.length === 0) return ['Everything is there already: nothing was changed'];
      const said = files.map((file) => `${here(file) ? 'changed' : 'made   '} ${file}`);
      for (const [file, content] of drafted) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), content);
      }
      tidy(root, files);
      if (files.some((file) => file.endsWith('/package.json'))) link(root);
      return said;
    },
  };
}

/** What was made looks like everything else, whatever the names did to the width of its lines. */
function tidy(root, files) {
  // The rules of the project take seconds; whoever fills the skeleton is told by the editor and by `npm test`.
  const formatted = files.filter(
    (file) => /\.(?:m?[jt]sx?|json|css)$/.test(file) && !file.startsWith('apps/api/migrations/'),
  );
  if (formatted.length === 0) return;
  run(root, 'biome', ['check', '--write', '--config-path=.plop/tidy.json', ...formatted], 'Biome cannot read it');
}

/** Packages of this workspace that a package.json names now. */
function link(root) {
  run(root, 'pnpm', ['install', '--prefer-offline'], 'pnpm could not link the packages');
}

function run(cwd, command, args, failure) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${failure}: ${stdout}${stderr}`);
}
