import { createFolderStore, createS3Store } from '@portal/object-storage';
import type { UploadsConfig } from '../config/config.ts';
import type { DocumentStore } from './document-store.ts';

export function createDocumentStore(config: UploadsConfig): DocumentStore {
  return config.kind === 'folder' ? createFolderStore(config.dir) : createS3Store(config);
}
