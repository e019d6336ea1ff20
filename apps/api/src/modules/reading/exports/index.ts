export { exportsModule } from './exports.module.ts';
export { createExportPress, type ExportPress } from './file/export-press.ts';
