import { S3mini } from 's3mini';
import { checkedKey, type ObjectStore } from './object-store.ts';

const timeoutMs = 60_000;
/** The most that S3 lists at once. */
const pageSize = 1_000;
/** With which S3 says that the condition of a request does not hold, or that another one of the kind is under way. */
const taken = [409, 412];
const ifNothingThere: Record<string, string> = { 'If-None-Match': '*' };

export interface S3Settings {
  /** With the bucket, for example `https://s3.example.org/portal-uploads`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** S3-compatible storage, shared by several machines. Objects are private; only the portal hands them out. */
export function createS3Store({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const s3 = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: timeoutMs });
  return {
    async put(key, bytes, contentType) {
      const { ok, status } = await s3.putObject(checkedKey(key), bytes, contentType);
      if (!ok) throw new Error(`The object was not stored (HTTP ${status})`);
    },
    async putNew(key, bytes, contentType) {
      // Storage that knows no conditions would replace it, so it is looked at first; between two that come at once the condition decides.
      if (await s3.objectExists(checkedKey(key))) return false;
      try {
        const { ok, status } = await s3.putObject(key, bytes, contentType, undefined, ifNothingThere);
        if (!ok) throw new Error(`The object was not stored (HTTP ${status})`);
        return true;
      } catch (error) {
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
        if (taken.includes(status)) return false;
        throw error;
      }
    },
    async get(key) {
      const bytes = await s3.getObjectArrayBuffer(checkedKey(key));
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    async remove(key) {
      await s3.deleteObject(checkedKey(key));
    },
    async *list(below) {
      let next: string | undefined;
      do {
        const prefix = below === undefined ? '' : `${checkedKey(below)}/`;
        const page = await s3.listObjectsPaged('/', prefix, pageSize, next);
        if (!page?.objects) throw new Error('The objects could not be listed');
        for (const { Key: key, LastModified } of page.objects) yield { key, storedAt: new Date(LastModified) };
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}
