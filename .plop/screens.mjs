// The table of an area's screens, read as text: it is as Biome leaves it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quoted } from './names.mjs';

const row = /^ {2}'?([a-z][\w-]*)'?: \{(?:.*\},(?: \/\/.*)?$|[\s\S]*?^ {2}\},$)/gm;

/** Every row in the order of the menu, with the file it stands in. */
function rowsOf(area, draft) {
  const folder = `apps/${area}/src`;
  const whole = draft.read(`${folder}/screens.ts`);
  const parts = [...whole.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+-screens\.ts)';$/gm)].map(([, file]) => file);
  const spreads = [...whole.matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, name]) => name);
  const fileOf = (name) => parts.find((file) => draft.read(`${folder}/${file}`).includes(`export const ${name} = `));
  return [...spreads.map(fileOf), 'screens.ts'].flatMap((file) =>
    [...draft.read(`${folder}/${file}`).matchAll(row)].map(([text, key]) => ({
      file: `${folder}/${file}`,
      text,
      key,
      path: /\bat: '([^']+)'/.exec(text)?.[1] ?? /\bpath: '([^']+)'/.exec(text)?.[1],
      group: /\bgroup: '([^']+)'/.exec(text)?.[1],
      isInMenu: /\bmenu: \{/.test(text),
      isAside: /\bplacement: /.test(text),
    })),
  );
}

/** Where the screens of an area are. */
export function screenPathsOf(area, draft) {
  return rowsOf(area, draft).flatMap(({ path }) => path ?? []);
}

/** Groups of an area's menu, by the name its table has for them. */
export function groupsOf(area, draft) {
  return [...new Set(rowsOf(area, draft).flatMap(({ group }) => group ?? []))];
}

/** Enters a screen: its row in the table and, when it has a place in the menu, in what the area's test says of the menu. */
export function enterScreen({ area, key, path, titleEn, titleHa, menu = 'none', seenBy }, draft) {
  const rows = rowsOf(area, draft);
  if (rows.some((one) => one.key === key)) return;
  const isInMenu = menu !== 'none';
  const group = isInMenu && menu !== 'own' ? menu : undefined;
  const siblings = rows.filter(
    (one) => one.isInMenu && (group ? one.group === group : !one.isAside && one.key !== 'settings'),
  );
  if (group && siblings.length === 0)
    throw new Error(`The menu of ${area} has no group ${group}: ${groupsOf(area, draft).join(', ') || 'it has none'}`);
  const text = [
    `\n  '${key}': {`,
    `    path: '${path}',`,
    `    title: { en: '${quoted(titleEn)}', ha: '${quoted(titleHa)}' },`,
    ...(seenBy ? [`    seenBy: [${seenBy.map((role) => `'${role}'`).join(', ')}],`] : []),
    ...(isInMenu ? [`    menu: {${group ? ` group: '${group}' ` : ''}},`] : []),
    '  },',
  ].join('\n');
  const before = isInMenu ? siblings.at(-1) : (rows.find((one) => one.key === 'inbox') ?? rows.at(-1));
  if (!before) throw new Error(`apps/${area}/src/screens.ts has no screen yet`);
  if (before.key === 'inbox') draft.before(before.file, before.text, `${text.slice(1)}\n`, `'${key}': {`);
  else draft.after(before.file, before.text, text, `'${key}': {`);
  if (isInMenu) announce({ area, path, titleEn, group, before: before.path }, draft);
}

/** The test of an area says its menu once more, as the specification does. */
function announce({ area, path, titleEn, group, before }, draft) {
  const test = `apps/${area}/src/area.test.tsx`;
  if (!draft.has(test) || !draft.read(test).includes('const menu = [')) return;
  const label =
    group && new RegExp(`\\b${group}: \\{\\s*label: \\{ en: '([^']+)'`).exec(draft.read(`apps/${area}/src/area.tsx`));
  draft.after(
    test,
    new RegExp(`^.*'${before}'\\],\\n`, 'm'),
    `  ['${label?.[1] ?? ''}', '${quoted(titleEn)}', '${path}'],\n`,
  );
}

/** The roles that may enter an area, from the contract. */
export async function rolesOf(area, root) {
  const { areaPlaces } = await import(pathToFileURL(join(root, 'packages/platform/src/area-places.ts')).href);
  const access = areaPlaces.find(({ id }) => id === area)?.access;
  return Array.isArray(access) ? access : undefined;
}
