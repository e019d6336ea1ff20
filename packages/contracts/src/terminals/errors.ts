import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const terminalsErrors = {
  'terminal.not-found': { status: 404, message: 'There is no such terminal', hausa: 'Babu irin wannan na’ura' },
  'terminal.serial-taken': {
    status: 409,
    message: 'A terminal with this serial number is registered already',
    hausa: 'An riga an yi wa na’ura mai wannan lamba rajista',
  },
  'terminal.agent-not-found': {
    status: 422,
    message: 'Nobody in the register has this TPUI',
    hausa: 'Babu wani a rajista mai wannan TPUI',
  },
  'terminal.no-such-step': {
    status: 409,
    message: 'A terminal in this state does not go there. Look at it again',
    hausa: 'Na’ura a wannan yanayi ba ta zuwa can. Sake dubawa',
  },
  'terminal.change-waits': {
    status: 409,
    message: 'A change of this terminal waits for a decision already',
    hausa: 'Wani canji na wannan na’ura yana jiran hukunci',
  },
  'terminal.change-not-found': {
    status: 404,
    message: 'No change of this terminal waits for a decision',
    hausa: 'Babu canjin wannan na’ura da ke jiran hukunci',
  },
  'terminal.own-change': {
    status: 409,
    message: 'Another SuperAdmin than the one who proposed it decides',
    hausa: 'Wani SuperAdmin ne zai yanke hukunci, ba wanda ya gabatar ba',
  },
  'terminal.question-not-found': {
    status: 404,
    message: 'No question about this terminal is open',
    hausa: 'Babu tambaya a buɗe game da wannan na’ura',
  },
  'terminal.close-not-open': {
    status: 409,
    message: 'This day of the terminal is not open to this. Look at it again',
    hausa: 'Wannan rana ta na’ura ba a buɗe take ga wannan ba. Sake dubawa',
  },
  'terminal.fee-too-large': {
    status: 409,
    message: 'Fees and rounding explain at most ₦100.00 a day',
    hausa: 'Kuɗin aiki da daidaitawa suna bayyana ₦100.00 a rana kawai',
  },
  'terminal.not-deployed': {
    status: 409,
    message: 'This terminal takes no payments for the portal',
    hausa: 'Wannan na’ura ba ta karɓar biya wa tashar',
  },
  'terminal.away': {
    status: 409,
    message: 'This terminal is not at its registered place',
    hausa: 'Wannan na’ura ba ta wurin da aka yi mata rajista',
  },
  'terminal.above-limit': {
    status: 409,
    message: 'This is above what the terminal may take',
    hausa: 'Wannan ya fi abin da na’urar za ta iya karɓa',
  },
  'terminal.receipt-not-found': {
    status: 404,
    message: 'There is no receipt for this payment yet',
    hausa: 'Babu rasit na wannan biya tukuna',
  },
  'terminal.not-signed': {
    status: 401,
    message: 'The signature of the network is missing or wrong',
    hausa: 'Sa hannun cibiyar ya ɓace ko kuskure ne',
  },
} as const satisfies ErrorPart;
