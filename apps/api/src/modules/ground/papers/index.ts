export type { Issuer } from './documents/document-content.ts';
export { createDocumentPress, type DocumentPress, type DocumentPressOptions } from './documents/document-press.ts';
