import type { WorkKindPart } from '../workflow/work-kind.ts';
import { headRelease } from './head-release-kind.ts';
import { mdaRequest } from './mda-request-kind.ts';

export const mdasWorkKinds = {
  'head-release': headRelease,
  'mda-request': mdaRequest,
} as const satisfies WorkKindPart;
