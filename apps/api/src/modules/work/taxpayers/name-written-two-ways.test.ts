import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';

const { db } = await createTestDatabase();
const keysOf = async (...names: readonly string[]) => {
  const { rows } = await db.$client.query<{ key: string }>(
    'select key_of_name(name) as key from unnest($1::text[]) with ordinality as one (name, place) order by place',
    [names],
  );
  return rows.map(({ key }) => key);
};

it.each([
  ['apostrophes of a keyboard, a phone and Hausa letters', 'Mu\u2019azu Sani', "Mu'azu Sani"],
  ['an apostrophe and none', 'Mu\u02bcazu Sani', 'Muazu Sani'],
  ['a hooked y, small and great', 'Aisha \u01b3ar\u2019adua', "Aisha 'Yar'adua"],
  ['hooked letters and plain ones', '\u018aan\u0199ande \u0181ello', 'Dankande Bello'],
  ['hyphens of a keyboard and of print', 'Abdul\u2011Kareem Musa', 'Abdul-Kareem Musa'],
  ['a direction mark that a paste brought', 'Sa\u200eni Bello', 'Sani Bello'],
])('one person written two ways is one: %s', async (_, one, other) => {
  const [first, second] = await keysOf(one, other);
  expect(first).toBe(second);
});

it('two persons are two', async () => {
  const [first, second] = await keysOf('Sani Bello', 'Sani Bala Musa');
  expect(first).not.toBe(second);
});
