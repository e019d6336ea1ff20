import type { WorkKindPart } from '../workflow/work-kind.ts';
import { objection } from './objection-kind.ts';

export const objectionsWorkKinds = { objection } as const satisfies WorkKindPart;
