import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const intelligenceErrors = {
  'lead.not-found': { status: 404, message: 'There is no such lead', hausa: 'Babu irin wannan alama' },
  'lead.nobody-known': {
    status: 409,
    message: 'Nobody of the register is this person yet. Register them first',
    hausa: 'Ba a san wannan mutum a rajista ba tukuna. A fara yi masa rajista',
  },
  'lead.registered-already': {
    status: 409,
    message: 'Somebody with this phone number and name is in the register already',
    hausa: 'Akwai mai wannan lambar waya da suna a rajista',
  },
  'lead.merge-itself': {
    status: 409,
    message: 'Name another open lead of your office',
    hausa: 'Rubuta wata buɗaɗɗiyar alama ta ofishinka',
  },
  'match.not-found': { status: 404, message: 'There is no such question', hausa: 'Babu irin wannan tambaya' },
  'match.decided': {
    status: 409,
    message: 'Somebody decided this already',
    hausa: 'Wani ya riga ya yanke wannan',
  },
  'source.not-found': { status: 404, message: 'There is no such source', hausa: 'Babu irin wannan tushe' },
  'source.same-person': {
    status: 409,
    message: 'Another Director approves what you recorded',
    hausa: 'Wani Darakta ne zai amince da abin da ka rubuta',
  },
  'source.not-in-force': {
    status: 409,
    message: 'Nothing may be taken in: the source is not approved, has not begun or has ended',
    hausa: 'Ba za a karɓi komai ba: ba a amince da tushen ba, bai fara ba, ko ya ƙare',
  },
  'source.no-files': {
    status: 409,
    message: 'The portal collects the rows of this source itself',
    hausa: 'Tasha ce ke tattara layukan wannan tushe',
  },
  'source.one-of-a-kind': {
    status: 409,
    message: 'There is a source of this kind already',
    hausa: 'Akwai tushe na wannan irin',
  },
  'source.unreadable': {
    status: 422,
    message: 'This is no CSV file and no XLSX workbook that can be read',
    hausa: 'Wannan ba fayil na CSV ko XLSX da za a iya karantawa ba ne',
  },
  'source.too-large': {
    status: 413,
    message: 'The file is too large: at most 10 MB and 100,000 rows',
    hausa: 'Fayil ya yi girma: iyaka 10 MB da layuka 100,000',
  },
  'source.no-name': {
    status: 422,
    message: 'No column is called Name, Owner or Business name',
    hausa: 'Babu ginshiƙi mai suna Name, Owner ko Business name',
  },
  'source.same-content': {
    status: 409,
    message: 'These rows were taken in before',
    hausa: 'An taɓa karɓar waɗannan layuka',
  },
} as const satisfies ErrorPart;
