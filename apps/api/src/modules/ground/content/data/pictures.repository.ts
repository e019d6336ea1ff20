import type { listPictures, ParsedRequestOf, Picture, PictureFormat } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';

export interface StoredPicture extends Picture {
  readonly fileName: string;
  readonly uploadedAt: Date;
}

export interface PictureFile {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

interface NewPicture {
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
  readonly uploadedBy: string;
}

export interface PicturesRepository {
  /** The picture of a file that is here already. */
  bySha256(sha256: Buffer): Promise<StoredPicture | undefined>;
  /** Nothing when the same file arrived a moment ago. */
  add(transaction: Transaction, picture: NewPicture): Promise<StoredPicture | undefined>;
  list(query: ListQuery): Promise<Listed<StoredPicture>>;
  byIds(ids: readonly string[]): Promise<Map<string, Picture>>;
  file(id: string, width: number, format: PictureFormat): Promise<Buffer | undefined>;
}

const columns = `id, width, height, widths, file_name as "fileName", uploaded_at as "uploadedAt"`;

type ListQuery = ParsedRequestOf<typeof listPictures>['query'];

const source: ListSource<StoredPicture, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns} from content_pictures) as picture`),
  key: { column: sql`picture.id`, type: 'uuid' },
  select: columnsNamed('picture', ['id', 'width', 'height', 'widths', 'fileName', 'uploadedAt']),
  sorts: { uploadedAt: { column: sql`picture."uploadedAt"`, type: 'timestamptz' } },
};

export function createPicturesRepository(db: Database): PicturesRepository {
  const { $client } = db;
  return {
    async bySha256(sha256) {
      const { rows } = await $client.query<StoredPicture>(`select ${columns} from content_pictures where sha256 = $1`, [
        sha256,
      ]);
      return rows[0];
    },
    async add(transaction, { fileName, sha256, width, height, files, uploadedBy }) {
      const widths = [...new Set(files.map((file) => file.width))].sort((a, b) => a - b);
      const { rows } = await transaction.execute<{ id: string; uploadedAt: Date }>(
        sql`insert into content_pictures (file_name, sha256, width, height, widths, uploaded_by)
          values (${fileName}, ${sha256}, ${width}, ${height}, ${sql.param(widths)}::integer[], ${uploadedBy})
          on conflict (sha256) do nothing returning id, uploaded_at as "uploadedAt"`,
      );
      const [row] = rows;
      if (!row) return undefined;
      for (const file of files) {
        await transaction.execute(
          sql`insert into content_picture_files (picture_id, width, format, bytes)
            values (${row.id}, ${file.width}, ${file.format}, ${file.bytes})`,
        );
      }
      return { id: row.id, width, height, widths, fileName, uploadedAt: new Date(row.uploadedAt) };
    },
    list: (query) => readList(db, source, query),
    async byIds(ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await $client.query<Picture>(
        'select id, width, height, widths from content_pictures where id = any ($1::uuid[])',
        [ids],
      );
      return new Map(rows.map((row) => [row.id, row]));
    },
    async file(id, width, format) {
      const { rows } = await $client.query<{ bytes: Buffer }>({
        name: 'content-picture-file',
        text: 'select bytes from content_picture_files where picture_id = $1 and width = $2 and format = $3',
        values: [id, width, format],
      });
      return rows[0]?.bytes;
    },
  };
}
