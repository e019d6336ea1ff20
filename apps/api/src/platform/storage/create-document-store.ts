import type { UploadsConfig } from '../config/config.ts';
import { createFolderStore } from './create-folder-store.ts';
import { createS3Store } from './create-s3-store.ts';
import type { DocumentStore } from './document-store.ts';

export function createDocumentStore(config: UploadsConfig): DocumentStore {
  return config.kind === 'folder' ? createFolderStore(config.dir) : createS3Store(config);
}
