import type { ObjectStore } from '@portal/object-storage';

/** Where files people hand in are kept. Keys are ours, never a person's words. */
export type DocumentStore = Pick<ObjectStore, 'put' | 'get' | 'remove'> & {
  /** Everything that lies below a key, in no order. */
  list(below: string): ReturnType<ObjectStore['list']>;
};
