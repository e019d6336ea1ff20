import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

interface NewFile {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly size: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

export interface StoredFile {
  readonly id: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly storageKey: string;
}

interface NewReply {
  readonly enquiryId: string;
  readonly requestId: string;
  readonly text: string;
  readonly at: Date;
}

/** What goes on after a message was sent: replies of its sender, and pictures that go along. */
export interface EnquiryThreadsRepository {
  insertFile(file: NewFile): Promise<void>;
  /** Of this account: whatever it handed in. */
  fileOf(userId: string, id: string): Promise<StoredFile | undefined>;
  fileOfEnquiry(enquiryId: string, id: string): Promise<StoredFile | undefined>;
  /** Of this account, when nothing has taken it along. */
  unsentFile(userId: string, id: string): Promise<StoredFile | undefined>;
  unsentBefore(day: Date, most: number): Promise<StoredFile[]>;
  /** Its bytes by `drop`, then its row: meanwhile no message takes it along. False when one has. */
  dropUnsent(id: string, drop: (file: StoredFile) => Promise<void>): Promise<boolean>;
  /** Whether all of them were there to be taken. */
  takeAlong(
    tx: Transaction,
    what: {
      readonly userId: string;
      readonly enquiryId: string;
      readonly replyId?: number;
      readonly fileIds: readonly string[];
    },
  ): Promise<boolean>;
  /** Its id; undefined when this request was made before. Opens what was answered or closed. */
  reply(tx: Transaction, reply: NewReply): Promise<number | undefined>;
  /** Whether this request was this reply. */
  isSameReply(tx: Transaction, reply: Omit<NewReply, 'at'>): Promise<boolean>;
  countRepliesSince(tx: Transaction, enquiryId: string, since: Date): Promise<number>;
}

const stored = `id, content_type as "contentType", storage_key as "storageKey"`;

export function createEnquiryThreadsRepository(db: Database): EnquiryThreadsRepository {
  const { $client } = db;
  const files = async (where: string, values: unknown[]) =>
    (await $client.query<StoredFile>(`select ${stored} from enquiry_files where ${where}`, values)).rows;
  return {
    async insertFile({ id, userId, name, contentType, size, sha256, storageKey }) {
      await $client.query(
        `insert into enquiry_files (id, user_id, file_name, content_type, size_bytes, sha256, storage_key) values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, userId, name, contentType, size, sha256, storageKey],
      );
    },
    fileOf: async (userId, id) => (await files('user_id = $1 and id = $2', [userId, id]))[0],
    fileOfEnquiry: async (enquiryId, id) => (await files('enquiry_id = $1 and id = $2', [enquiryId, id]))[0],
    unsentFile: async (userId, id) => (await files('user_id = $1 and id = $2 and enquiry_id is null', [userId, id]))[0],
    unsentBefore: (day, most) =>
      files('enquiry_id is null and uploaded_at < $1 order by uploaded_at limit $2', [day, most]),
    dropUnsent: (id, drop) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<StoredFile & Record<string, unknown>>(
          sql`select id, content_type as "contentType", storage_key as "storageKey" from enquiry_files
            where id = ${id} and enquiry_id is null for update`,
        );
        const [file] = rows;
        if (!file) return false;
        await drop(file);
        await tx.execute(sql`delete from enquiry_files where id = ${id}`);
        return true;
      }),
    async takeAlong(tx, { userId, enquiryId, replyId, fileIds }) {
      if (fileIds.length === 0) return true;
      const { rowCount } = await tx.execute(
        sql`update enquiry_files set enquiry_id = ${enquiryId}, reply_id = ${replyId ?? null}::bigint
          where user_id = ${userId} and enquiry_id is null and id = any (${sql.param([...fileIds])}::uuid[])`,
      );
      return rowCount === new Set(fileIds).size;
    },
    async reply(tx, { enquiryId, requestId, text, at }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into enquiry_replies (enquiry_id, request_id, text, at) values (${enquiryId}, ${requestId}, ${text}, ${at.toISOString()})
          on conflict (request_id) do nothing returning id`,
      );
      if (!rows[0]) return undefined;
      // A message that waits for its first answer waits as long as it did.
      await tx.execute(
        sql`update enquiries set state = 'assigned', cause = null, closed_at = null, waits_since = ${at.toISOString()}
          where id = ${enquiryId} and state in ('answered', 'closed')`,
      );
      return Number(rows[0].id);
    },
    async isSameReply(tx, { enquiryId, requestId, text }) {
      const { rows } = await tx.execute(
        sql`select from enquiry_replies where request_id = ${requestId} and enquiry_id = ${enquiryId} and text = ${text}`,
      );
      return rows.length > 0;
    },
    async countRepliesSince(tx, enquiryId, since) {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from enquiry_replies where enquiry_id = ${enquiryId} and at > ${since.toISOString()}`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
