import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedPackages } from './allowed.ts';
import { imageContents } from './image-contents.ts';
import { isAllowed } from './is-allowed.ts';
import { isOurs, licenceOf, listComponents, nameOf } from './list-components.ts';

describe('licences', () => {
  it('of every production dependency, of images and of browsers, are on the list', () => {
    const { components } = listComponents(['@portal/*']);
    expect(components.length).toBeGreaterThan(200);
    const refused = components
      .filter((component) => !(isOurs(component) || nameOf(component) in allowedPackages))
      .filter((component) => !isAllowed(licenceOf(component)));
    expect(refused.map((component) => `${nameOf(component)}: ${licenceOf(component) ?? 'says nothing'}`)).toEqual([]);
  }, 60_000);

  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND BSD-3-Clause', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('the bill of materials', () => {
  it.each(Object.entries(imageContents))(
    'of %s names what its program cannot do without',
    (_, { filters, more, known }) => {
      const names = listComponents(filters, more).components.map(nameOf);
      expect(names).toEqual(expect.arrayContaining([...known]));
      expect(names.filter((name) => name === 'vitest')).toEqual([]);
    },
  );

  it.each(Object.entries(imageContents))('of %s is of what its file installs', (name, { filters, more }) => {
    const file = readFileSync(join(import.meta.dirname, `../../images/${name}.Containerfile`), 'utf8');
    const command = file.match(/^RUN pnpm --filter .*$/m)?.[0] ?? '';
    expect([...command.matchAll(/--filter '([^']+)'/g)].map(([, filter]) => filter)).toEqual([...filters]);
    for (const option of more) expect(command).toContain(` ${option} `);
  });
});
