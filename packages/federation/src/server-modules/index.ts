export { importShell, importWithShell } from './share-resolution.ts';
