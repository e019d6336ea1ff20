import type { WorkKindPart } from '../workflow/work-kind.ts';
import { enforcement } from './enforcement-kind.ts';
import { substitution } from './substitution-kind.ts';

export const enforcementWorkKinds = { enforcement, substitution } as const satisfies WorkKindPart;
