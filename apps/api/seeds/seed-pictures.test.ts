import { pictureSchema } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedPictures } from './seed-pictures.ts';
import { specimenPictures } from './specimens/specimen-pictures.ts';

const { db, url } = await createTestDatabase();

it('every picture the gallery names is there, once, in the widths of any other', async () => {
  expect(await seedPictures(url)).toBe(specimenPictures.length);
  expect(await seedPictures(url)).toBe(0);
  const { rows: named } = await db.$client.query<{ id: string }>(
    `select content ->> 'image' as id from content_live where kind = 'gallery'`,
  );
  const { rows: pictures } = await db.$client.query('select id, width, height, widths from content_pictures');
  expect(pictures.map((row) => pictureSchema.parse(row).widths)).toEqual(specimenPictures.map(() => [320, 640, 960]));
  expect(named.map(({ id }) => id).sort()).toEqual(pictures.map(({ id }) => id).sort());
});
