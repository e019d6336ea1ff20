import type { ErrorPart } from '../error-part.ts';

export const taxpayerImportsErrors = {
  'taxpayer-import.not-found': { status: 404, message: 'There is no such import' },
  'taxpayer-import.unreadable': {
    status: 422,
    message: 'This is no spreadsheet we can read. Save it as XLSX without macros and password, or as CSV',
  },
  'taxpayer-import.too-large': {
    status: 422,
    message: 'This spreadsheet is too large: at most 100,000 rows and 60 columns. Divide it',
  },
  'taxpayer-import.empty': { status: 422, message: 'There is no row below the headings' },
  'taxpayer-import.same-content': {
    status: 409,
    message: 'These rows were read in already, and that import was not undone. Go on with it, or undo it first',
  },
  'taxpayer-import.state-conflict': {
    status: 409,
    message: 'This import has gone on meanwhile. Look at how it stands',
  },
  'taxpayer-import.nothing-good': { status: 409, message: 'No row can be let in. Mend the file and read it in again' },
} as const satisfies ErrorPart;
