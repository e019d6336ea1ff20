import type { WorkKindPart } from '../workflow/work-kind.ts';
import { declarationCheck } from './declaration-check-kind.ts';

export const communicationInfrastructureWorkKinds = {
  'declaration-check': declarationCheck,
} as const satisfies WorkKindPart;
