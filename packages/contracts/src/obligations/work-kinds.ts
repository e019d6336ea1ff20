import type { WorkKindPart } from '../workflow/work-kind.ts';
import { dueExtension } from './due-extension-kind.ts';

export const obligationsWorkKinds = { 'due-extension': dueExtension } as const satisfies WorkKindPart;
