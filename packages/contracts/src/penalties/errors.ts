import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const penaltiesErrors = {
  'penalty.not-found': { status: 404, message: 'There is no such penalty', hausa: 'Babu irin wannan tara' },
  'penalty.taxpayer-not-found': {
    status: 404,
    message: 'Your office has no taxpayer with this TPUI',
    hausa: 'Ofishinku ba shi da mai biyan haraji mai wannan TPUI',
  },
  'penalty.not-late': {
    status: 409,
    message: 'This is not late any more, or it was charged already. Look again',
    hausa: 'Wannan bai makara ba yanzu, ko an riga an caje shi. Sake dubawa',
  },
  'penalty.changed': {
    status: 409,
    message: 'The amount is another one than you were shown. Look again',
    hausa: 'Adadin ya bambanta da wanda aka nuna maka. Sake dubawa',
  },
  'penalty.waiting': {
    status: 409,
    message: 'This lateness is proposed already and waits for a decision',
    hausa: 'An riga an gabatar da wannan jinkiri, yana jiran yanke shawara',
  },
  'penalty.not-billed': {
    status: 409,
    message: 'Only a penalty that is billed can be remitted',
    hausa: 'Tarar da aka fitar da bil ɗinta kawai ake iya yafewa',
  },
  'penalty.too-much': {
    status: 409,
    message: 'That is more than is left of this penalty',
    hausa: 'Wannan ya fi abin da ya rage na wannan tara',
  },
  'penalty.remission-waiting': {
    status: 409,
    message: 'A remission of this penalty waits for a Director already',
    hausa: 'Wani yafe na wannan tara yana jiran Darakta tuni',
  },
  'penalty.paid': {
    status: 409,
    message: 'This penalty is paid: it cannot be remitted. Its taxpayer asks for the money back in Refunds',
    hausa: 'An biya wannan tara: ba za a iya yafe ta ba. Mai biyanta ya nemi kuɗinsa a Mayar da kuɗi',
  },
  'penalty.in-parts': {
    status: 409,
    message: 'The bill of this penalty is paid in parts or is being looked at: it cannot be remitted now',
    hausa: 'Ana biyan bil na wannan tara kashi-kashi ko ana duba shi: ba za a iya yafe ta yanzu ba',
  },
} as const satisfies ErrorPart;
