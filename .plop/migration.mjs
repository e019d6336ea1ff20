import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'apps/api/migrations';
const journal = `${folder}/meta/_journal.json`;

/** The next file of the migrations; one of the same name that is there already is the one that is meant. */
export function planMigration({ what, runs }, draft, root) {
  const tag = enterMigration(what, draft, root, [
    `-- ${what.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())}: which tables, how long they are locked, and what the release before makes of it.`,
    ...(runs === 'outside a transaction' ? ['-- outside a transaction'] : []),
  ]);
  return `${folder}/${tag}.sql holds tables and data; functions, views and policies are files of their modules`;
}

/** Says by which name it is applied. */
export function enterMigration(what, draft, root, lines) {
  const name = what.replaceAll('-', '_');
  const tags = readdirSync(join(root, folder))
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
  const known = tags.find((tag) => tag.slice(5) === name);
  if (known) return known;
  const number = Number(tags.at(-1)?.slice(0, 4)) + 1;
  const tag = `${String(number).padStart(4, '0')}_${name}`;
  draft.create(`${folder}/${tag}.sql`, `${lines.join('\n')}\n`);
  draft.json(journal, ({ entries }) => {
    const last = entries.at(-1);
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
  });
  return tag;
}
