import type { WorkKindPart } from '../workflow/work-kind.ts';
import { penalty } from './penalty-kind.ts';
import { penaltyRemission } from './penalty-remission-kind.ts';

export const penaltiesWorkKinds = {
  penalty,
  'penalty-remission': penaltyRemission,
} as const satisfies WorkKindPart;
