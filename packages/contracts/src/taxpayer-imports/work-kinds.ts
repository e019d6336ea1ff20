import type { WorkKindPart } from '../workflow/work-kind.ts';
import { importUndo } from './import-undo-kind.ts';
import { taxpayerImport } from './taxpayer-import-kind.ts';

export const taxpayerImportsWorkKinds = {
  'import-undo': importUndo,
  'taxpayer-import': taxpayerImport,
} as const satisfies WorkKindPart;
