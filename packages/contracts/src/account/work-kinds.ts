import type { WorkKindPart } from '../workflow/work-kind.ts';
import { detailsCorrection } from './details-correction-kind.ts';

export const accountWorkKinds = {
  'details-correction': detailsCorrection,
} as const satisfies WorkKindPart;
