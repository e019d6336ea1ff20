import type { Correction } from '@portal/contracts';
import type { CorrectionRow } from './data/corrections.repository.ts';

export function presentCorrection({ requestedAt, decidedAt, ...row }: CorrectionRow): Correction {
  return { ...row, requestedAt: requestedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
