import type { WorkKindPart } from '../workflow/work-kind.ts';
import { lead } from './lead-kind.ts';

export const intelligenceWorkKinds = { lead } as const satisfies WorkKindPart;
