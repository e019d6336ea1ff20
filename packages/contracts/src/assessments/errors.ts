import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const assessmentsErrors = {
  'assessment.not-found': { status: 404, message: 'There is no such assessment', hausa: 'Babu irin wannan kimantawa' },
  'assessment.pending': {
    status: 409,
    message: 'This tax and period are being assessed, or are assessed, already',
    hausa: 'Ana kimanta wannan harajin na wannan lokaci, ko an riga an kimanta shi',
  },
  'assessment.return-filed': {
    status: 409,
    message: 'The return of this period was filed. Only an additional assessment can follow it',
    hausa: 'An gabatar da bayanin wannan lokaci. Ƙarin kimantawa kaɗai zai iya biyo baya',
  },
  'assessment.return-missing': {
    status: 409,
    message: 'No return of this period was filed. An additional assessment follows a return',
    hausa: 'Ba a gabatar da bayanin wannan lokaci ba. Ƙarin kimantawa na bin bayani ne',
  },
  'assessment.not-possible': {
    status: 409,
    message: 'This taxpayer was merged into another one, or has no home office',
    hausa: 'An haɗa wannan mai biyan haraji da wani, ko ba shi da ofis',
  },
  'assessment.no-account': {
    status: 409,
    message: 'The taxpayer has no account here. Serve it by hand or by courier',
    hausa: 'Mai biyan haraji ba shi da asusu a nan. A isar da hannu ko ta ɗan aike',
  },
  'assessment.payment-pending': {
    status: 409,
    message: 'A payment for its bill is under way. Try again when it has ended',
    hausa: 'Ana biyan bil ɗinsa yanzu. Sake gwadawa idan an gama',
  },
} as const satisfies ErrorPart;
