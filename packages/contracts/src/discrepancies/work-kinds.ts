import type { WorkKindPart } from '../workflow/work-kind.ts';
import { discrepancy } from './discrepancy-kind.ts';

export const discrepanciesWorkKinds = { discrepancy } as const satisfies WorkKindPart;
