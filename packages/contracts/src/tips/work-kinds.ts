import type { WorkKindPart } from '../workflow/work-kind.ts';
import { tip, tipReward, tipSender } from './tip-kinds.ts';

export const tipsWorkKinds = {
  tip,
  'tip-sender': tipSender,
  'tip-reward': tipReward,
} as const satisfies WorkKindPart;
