import type { WorkKindPart } from '../workflow/work-kind.ts';
import { redirectRelease } from './redirect-release-kind.ts';

export const expertSystemsWorkKinds = {
  'redirect-release': redirectRelease,
} as const satisfies WorkKindPart;
