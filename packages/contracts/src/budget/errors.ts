import type { ErrorPart } from '../error-part.ts';

export const budgetErrors = {
  'budget.not-yet': { status: 409, message: 'The day of the statement lies ahead' },
  'budget.too-much': { status: 409, message: 'The targets of the MDAs are more than the total' },
  'budget.twice': { status: 409, message: 'An MDA is there twice' },
  'budget.unknown-mda': { status: 404, message: 'There is no such MDA' },
  'budget.no-columns': {
    status: 422,
    message: 'No column of amounts was found. Call one “Target” or “Amount”, and one “MDA”',
  },
  'budget.columns-unclear': {
    status: 422,
    message: 'More than one column could be the target. Leave one of them in the file, called “Target”',
  },
} as const satisfies ErrorPart;
