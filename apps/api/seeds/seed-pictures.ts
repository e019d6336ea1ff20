import pg from 'pg';
import { makePictureFiles } from '../src/modules/ground/content/make-picture-files.ts';
import { type SpecimenPicture, specimenPictures } from './specimens/specimen-pictures.ts';

/** Pictures the portal comes with, through the same door as those of editors. Answers how many are new. */
export async function seedPictures(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed' });
  await client.connect();
  try {
    const { rows } = await client.query<{ sha256: Buffer }>('select sha256 from content_pictures');
    const known = new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
    const missing = specimenPictures.filter(({ sha256 }) => !known.has(sha256.toString('hex')));
    const made = await Promise.all(missing.map(async (picture) => ({ picture, files: await filesOf(picture) })));
    await client.query('begin');
    for (const { picture, files } of made) await add(client, picture, files);
    await client.query('commit');
    return missing.length;
  } finally {
    await client.end();
  }
}

type Made = Exclude<Awaited<ReturnType<typeof makePictureFiles>>, string>;

async function filesOf({ bytes, fileName }: SpecimenPicture): Promise<Made> {
  const made = await makePictureFiles(bytes);
  if (typeof made === 'string') throw new Error(`${fileName} is ${made}`);
  return made;
}

async function add(client: pg.Client, { id, fileName, sha256 }: SpecimenPicture, { width, height, files }: Made) {
  const widths = [...new Set(files.map((file) => file.width))].sort((a, b) => a - b);
  await client.query(
    `insert into content_pictures (id, file_name, sha256, width, height, widths) values ($1, $2, $3, $4, $5, $6)`,
    [id, fileName, sha256, width, height, widths],
  );
  for (const file of files) {
    await client.query('insert into content_picture_files (picture_id, width, format, bytes) values ($1, $2, $3, $4)', [
      id,
      file.width,
      file.format,
      file.bytes,
    ]);
  }
}
