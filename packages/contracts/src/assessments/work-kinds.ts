import type { WorkKindPart } from '../workflow/work-kind.ts';
import { assessmentKind } from './assessment-kind.ts';

export const assessmentsWorkKinds = { assessment: assessmentKind } as const satisfies WorkKindPart;
