import type { ErrorPart } from '../error-part.ts';

export const listsErrors = {
  'list.cursor-invalid': {
    status: 422,
    message: 'This page of the list cannot be opened any more. Begin at the first page',
  },
} as const satisfies ErrorPart;
