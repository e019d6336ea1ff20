export interface StoredObject {
  readonly key: string;
  readonly storedAt: Date;
}

/** Keeps bytes under keys. Keys are ours, never a person's words. */
export interface ObjectStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** False, and nothing changed, when something lies there already. */
  putNew(key: string, bytes: Buffer, contentType: string): Promise<boolean>;
  /** Undefined when nothing lies there. */
  get(key: string): Promise<Buffer | undefined>;
  /** Also when nothing lies there. */
  remove(key: string): Promise<void>;
  /** Everything that lies below a key, or in the whole store, in no order. */
  list(below?: string): AsyncIterable<StoredObject>;
}

/** S3 takes keys of 1,024 bytes; files have names of 255. */
const longestKey = 300;

/** Small letters, digits and dashes between slashes: no path leads out of the store, on any system. Throws for anything else. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key) || key.length > longestKey)
    throw new TypeError('Not a key of an object');
  return key;
}
