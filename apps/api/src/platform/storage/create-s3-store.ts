import { S3mini } from 's3mini';
import type { UploadsConfig } from '../config/config.ts';
import { checkedKey, type DocumentStore } from './document-store.ts';

const timeoutMs = 20_000;
/** The most that S3 lists at once. */
const pageSize = 1_000;

/** S3-compatible storage, shared by several replicas. Objects are private; only the portal hands them out. */
export function createS3Store({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Extract<UploadsConfig, { kind: 's3' }>): DocumentStore {
  const s3 = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: timeoutMs });
  return {
    async put(key, bytes, contentType) {
      const { ok, status } = await s3.putObject(checkedKey(key), bytes, contentType);
      if (!ok) throw new Error(`The document was not stored (HTTP ${status})`);
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
        const page = await s3.listObjectsPaged('/', `${checkedKey(below)}/`, pageSize, next);
        if (!page?.objects) throw new Error('The documents could not be listed');
        for (const { Key: key, LastModified } of page.objects) yield { key, storedAt: new Date(LastModified) };
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}
