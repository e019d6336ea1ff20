import type { WorkKindPart } from '../workflow/work-kind.ts';
import { officeChange } from './office-change-kind.ts';
import { standingChange } from './standing-change-kind.ts';
import { taxpayerMerge } from './taxpayer-merge-kind.ts';

export const taxpayersWorkKinds = {
  'office-change': officeChange,
  'standing-change': standingChange,
  'taxpayer-merge': taxpayerMerge,
} as const satisfies WorkKindPart;
