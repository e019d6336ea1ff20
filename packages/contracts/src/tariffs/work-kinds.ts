import type { WorkKindPart } from '../workflow/work-kind.ts';
import { tariffRelease } from './tariff-release-kind.ts';

export const tariffsWorkKinds = {
  'tariff-release': tariffRelease,
} as const satisfies WorkKindPart;
