import type { ErrorPart } from '../error-part.ts';

export const operationsErrors = {
  'job.not-failed': { status: 404, message: 'There is no such failed job, or it is tried again already' },
} as const satisfies ErrorPart;
