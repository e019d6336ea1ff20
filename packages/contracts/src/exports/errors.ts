import type { ErrorPart } from '../error-part.ts';

export const exportsErrors = {
  'export.not-found': { status: 404, message: 'There is no such export' },
  'export.too-many': {
    status: 409,
    message: 'Several of your exports are still being made, or you asked for many today. Wait for them, or cancel one',
  },
  'export.finished': { status: 409, message: 'This export is finished already' },
  'export.not-ready': { status: 409, message: 'This export has no file. Look at how it went' },
  'export.expired': { status: 409, message: 'The file was kept for a day and is gone. Ask for a new one' },
} as const satisfies ErrorPart;
