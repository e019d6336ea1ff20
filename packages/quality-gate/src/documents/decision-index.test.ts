import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../../../docs/decisions/', import.meta.url);

/** Whoever looks for a decision looks in its topic: one that is not there is not found. */
it('every decision stands once in the index by topic, under its own title', () => {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
  const listed = [...readFileSync(new URL('README.md', folder), 'utf8').matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)];
  const entries = listed.map(([, number, file, title]) => `${file}: # ${number} ${title}`).sort();
  expect(entries).toEqual(
    files.map((file) => `${file}: ${readFileSync(new URL(file, folder), 'utf8').split('\n', 1)[0]}`),
  );
});

it('every decision has its date, and says context and decision under headings', () => {
  for (const name of readdirSync(folder).filter((file) => /^\d{4}-/.test(file))) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text, name).toMatch(/^# \d{4} .+\n\n\d{4}-\d{2}-\d{2}\n\n## Context\n/);
    expect(text, name).toMatch(/^## Decision$/m);
  }
});
