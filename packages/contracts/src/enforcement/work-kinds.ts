import type { WorkKindPart } from '../workflow/work-kind.ts';
import { enforcement } from './enforcement-kind.ts';

export const enforcementWorkKinds = { enforcement } as const satisfies WorkKindPart;
