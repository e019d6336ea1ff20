import type { ErrorPart } from '../error-part.ts';
import { signatureErrors } from './signature-errors.ts';

/** What machines of partners are told. People of an expert system meet those of keys alone. */
export const partnersErrors = {
  'tsp.key-missing': { status: 401, message: 'Send your key as `Authorization: Bearer kdr_live_…`' },
  'tsp.key-malformed': { status: 401, message: 'This is no key of ours: a character is missing or mistyped' },
  'tsp.key-unknown': { status: 401, message: 'There is no such key' },
  'tsp.key-revoked': { status: 401, message: 'This key is revoked. Make another one in Settings' },
  'tsp.key-expired': { status: 401, message: 'This key has expired. Make another one in Settings' },
  'tsp.key-in-address': {
    status: 401,
    message:
      'A key stood in the address of this call, where logs keep it. If it was yours, it is revoked: make another one',
  },
  'tsp.test-mode-closed': { status: 401, message: 'This is a test key, and this installation has no test mode' },
  'tsp.test-only': { status: 403, message: 'This is for test keys alone, and your key is live' },
  'tsp.not-live': {
    status: 403,
    message:
      'Your system is not live yet: pass the certification with a test key, and two persons of the service agree',
  },
  'tsp.certification-not-found': { status: 404, message: 'There is no such certification of yours' },
  'tsp.address-not-allowed': { status: 403, message: 'This key may not be used from this IP address' },
  'tsp.scope-missing': { status: 403, message: 'This key may not do that. Make one with the scope it needs' },
  'tsp.quota-exceeded': {
    status: 429,
    message: 'Too many calls with this key. Go on after the seconds in Retry-After',
  },
  ...signatureErrors,
  'tsp.suspended': {
    status: 403,
    message: 'This expert system is suspended: its keys open nothing, its bills stay payable',
  },
  'tsp.engine-code-revoked': { status: 403, message: 'The engine code of this key is revoked: no bill comes with it' },
  'tsp.head-not-allowed': { status: 422, message: 'You may not bill this revenue head' },
  'tsp.redirect-not-allowed': {
    status: 422,
    message: 'Payers may not be sent to this address. Ask for it in Settings',
  },
  'tsp.reference-used': {
    status: 409,
    message: 'This externalReference has a bill of another content. The answer shows it',
  },
  'tsp.amount-fixed': {
    status: 409,
    message: 'The total of a bill never changes. Cancel it and raise another one',
  },
  'tsp.request-under-way': { status: 409, message: 'The first call with this Idempotency-Key is being served' },
  'tsp.idempotency-key-reused': { status: 422, message: 'This Idempotency-Key came with another call before' },
  'tsp.idempotency-key-malformed': { status: 400, message: 'An Idempotency-Key is 1 to 255 visible ASCII characters' },
  'tsp.cursor-mismatch': { status: 400, message: 'This cursor is of another list, or of other filters' },
  'tsp.batch-not-found': { status: 404, message: 'There is no such batch of yours' },
  'tsp.settlement-not-found': { status: 404, message: 'There is no such settlement with payments of yours' },
  'partner-key.not-found': {
    status: 404,
    message: 'There is no such key, or it is revoked already',
    hausa: 'Babu wannan makulli, ko an soke shi tuni',
  },
  'partner-key.two-live': {
    status: 409,
    message: 'This engine code has two live keys. Revoke one first',
    hausa: 'Wannan lambar inji tana da makullai biyu masu aiki. Soke ɗaya tukuna',
  },
  'partner-key.not-live': {
    status: 409,
    message: 'A live key can be made once the service has agreed that you are live. Make a test key first',
    hausa: 'Ana iya yin makullin aiki bayan hukuma ta amince. Fara da makullin gwaji',
  },
  'partner-key.no-test-mode': {
    status: 409,
    message: 'This installation has no test mode',
    hausa: 'Babu yanayin gwaji a nan',
  },
  'partner.move-not-possible': {
    status: 409,
    message: 'From where this partner is it does not go there',
    hausa: 'Daga inda abokin aikin yake ba ya zuwa can',
  },
  'partner.move-waits': {
    status: 409,
    message: 'A move of this partner waits to be decided',
    hausa: 'Akwai matakin abokin aikin da ke jiran yanke hukunci',
  },
  'partner.move-not-found': {
    status: 404,
    message: 'There is no such move, or it is decided already',
    hausa: 'Babu wannan mataki, ko an riga an yanke shi',
  },
  'partner.second-person': {
    status: 403,
    message: 'Another person than who proposed it must agree',
    hausa: 'Wani mutum ba wanda ya gabatar ba ne zai amince',
  },
  'partner-key.code-not-valid': {
    status: 409,
    message: 'This engine code is not yours, or it is revoked',
    hausa: 'Wannan lambar inji ba taka ba ce, ko an soke ta',
  },
  'partner.signatures-not-required': {
    status: 409,
    message: 'This partner need not sign its calls',
    hausa: 'Ba a buƙaci wannan abokin aiki ya sa hannu ba',
  },
  'partner-request.not-found': {
    status: 404,
    message: 'There is no such call of yours in the last 30 days',
    hausa: 'Babu wannan kira naka a kwana 30 da suka wuce',
  },
  'webhook.not-found': {
    status: 404,
    message: 'There is no such address of yours, or it is ended',
    hausa: 'Babu wannan adireshi naka, ko ya ƙare',
  },
  'webhook.address-not-public': {
    status: 422,
    message: 'This address cannot be told: its name is unknown, or it does not lead to public addresses alone',
    hausa: 'Ba za a iya aika wa wannan adireshi ba: ba a san sunansa ba, ko bai kai ga adiresoshin jama’a kaɗai ba',
  },
  'webhook.too-many': {
    status: 409,
    message: 'This engine code has five addresses. End one first',
    hausa: 'Wannan lambar inji tana da adiresoshi biyar. Ƙare ɗaya tukuna',
  },
  'webhook.two-secrets': {
    status: 409,
    message: 'Two secrets sign already. Wait until the old one ends, or end it at once with 0 hours',
    hausa: 'Sirri biyu suna sa hannu tuni. Jira tsohon ya ƙare, ko ƙare shi nan take da awa 0',
  },
  'webhook.not-active': {
    status: 409,
    message: 'This address is paused. Let it go on first',
    hausa: 'An dakatar da wannan adireshi. Bar shi ya ci gaba tukuna',
  },
} as const satisfies ErrorPart;
