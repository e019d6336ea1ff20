export interface StoredDocument {
  readonly key: string;
  readonly storedAt: Date;
}

/** Where files people hand in are kept. Keys are ours, never a person's words. */
export interface DocumentStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined when nothing lies there. */
  get(key: string): Promise<Buffer | undefined>;
  /** Also when nothing lies there. */
  remove(key: string): Promise<void>;
  /** Everything that lies below a key, in no order. */
  list(below: string): AsyncIterable<StoredDocument>;
}

/** Small letters, digits and dashes between slashes: no path leads out of the store, on any system. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key) || key.length > 200) throw new TypeError('Not a key of a document');
  return key;
}
