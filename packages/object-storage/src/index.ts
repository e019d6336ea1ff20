export { createFolderStore } from './create-folder-store.ts';
export { createS3Store, type S3Settings } from './create-s3-store.ts';
export { checkedKey, type ObjectStore, type StoredObject } from './object-store.ts';
