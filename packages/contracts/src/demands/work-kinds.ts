import type { WorkKindPart } from '../workflow/work-kind.ts';
import { demandNotice } from './demand-notice-kind.ts';

export const demandsWorkKinds = { 'demand-notice': demandNotice } as const satisfies WorkKindPart;
