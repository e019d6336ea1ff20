import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const streetErrors = {
  'enumerator.not-found': { status: 404, message: 'There is no such enumerator', hausa: 'Babu irin wannan mai ƙidaya' },
  'enumerator.no-such-move': {
    status: 409,
    message: 'They are in another state by now, from which this does not follow',
    hausa: 'Yana wani yanayi yanzu da wannan ba ya biye da shi',
  },
  'enumerator.ended': { status: 409, message: 'Their work has ended', hausa: 'Aikinsa ya ƙare' },
  'enumerator.not-active': {
    status: 409,
    message: 'This enumerator is not at work now, or the badge has expired. Ask your desk',
    hausa: 'Wannan mai ƙidaya ba ya aiki yanzu, ko bajin ya ƙare. Tambayi ofishinka',
  },
  'enumerator.day-past': { status: 422, message: 'Choose a day to come', hausa: 'Zaɓi ranar da ke zuwa' },
  'field-officer.not-active': {
    status: 409,
    message: 'This officer is not at work now. Ask your office',
    hausa: 'Wannan jami’i ba ya aiki yanzu. Tambayi ofishinka',
  },
  'badge-link.unknown': {
    status: 404,
    message: 'This link was used, has expired or was never made. Ask your desk for another',
    hausa: 'An yi amfani da wannan mahaɗi, ya ƙare, ko ba a taɓa yin sa ba. Nemi wani a ofishinka',
  },
  'badge-link.wrong-pin': {
    status: 403,
    message: 'The PIN is wrong. After ten wrong ones the link ends',
    hausa: 'PIN ba daidai ba ne. Bayan guda goma da ba daidai ba mahaɗin zai ƙare',
  },
  'field-device.not-found': { status: 404, message: 'There is no such phone', hausa: 'Babu irin wannan waya' },
  'field-device.unknown': {
    status: 403,
    message: 'This phone is not enrolled. Ask your desk for a badge link',
    hausa: 'Ba a yi wa wannan waya rajista ba. Nemi mahaɗin baji a ofishinka',
  },
  'field-device.locked': {
    status: 403,
    message: 'The desk has locked this phone. What it keeps waits until it is unlocked',
    hausa: 'Ofishi ya kulle wannan waya. Abin da take ajiye zai jira har a buɗe ta',
  },
  'field-device.wiped': {
    status: 403,
    message: 'The desk has wiped this phone',
    hausa: 'Ofishi ya goge wannan waya',
  },
  'field-device.another-active': {
    status: 409,
    message: 'Another phone of theirs is at work. Lock that one first',
    hausa: 'Wata wayarsa tana aiki. A fara kulle ta',
  },
  'field-record.not-found': { status: 404, message: 'There is no such record', hausa: 'Babu irin wannan bayani' },
  'field-record.unreadable': {
    status: 422,
    message: 'This was not sealed by this phone for this server',
    hausa: 'Ba wannan waya ta rufe wannan don wannan sabar ba',
  },
  'field-record.differs': {
    status: 409,
    message: 'Another record came under this number before',
    hausa: 'Wani bayani ya riga ya zo da wannan lamba',
  },
  'field-record.decided': {
    status: 409,
    message: 'Somebody decided about this record already',
    hausa: 'Wani ya riga ya yanke kan wannan bayani',
  },
  'field-record.said-no': {
    status: 409,
    message: 'The owner said no: the place is known, and nobody is registered by it',
    hausa: 'Mai wurin ya ce a’a: an san wurin, ba a yi wa kowa rajista da shi',
  },
  'field-record.registered-already': {
    status: 409,
    message: 'Somebody with this phone number and name is in the register already',
    hausa: 'Akwai mai wannan lambar waya da suna a rajista',
  },
  'field-record.same-as-itself': {
    status: 422,
    message: 'Name another record that is the same premises',
    hausa: 'Ambaci wani bayani na wuri ɗaya',
  },
  'field-record.no-owner': {
    status: 409,
    message: 'A lead needs the name of the owner',
    hausa: 'Alama tana bukatar sunan mai wurin',
  },
  'spot-check.not-found': {
    status: 404,
    message: 'This record was not drawn for a spot check',
    hausa: 'Ba a zaɓi wannan bayani don binciken ba-zata ba',
  },
  'spot-check.answered': {
    status: 409,
    message: 'This spot check was answered already',
    hausa: 'An riga an amsa wannan bincike',
  },
  'spot-check.not-yours': {
    status: 403,
    message: 'This spot check was given to somebody else',
    hausa: 'An ba wani wannan bincike',
  },
  'spot-check.not-for-them': {
    status: 422,
    message: 'Choose somebody of the list: not who recorded it, and not who accepted it',
    hausa: 'Zaɓi wani daga jeri: ba wanda ya rubuta shi ba, ba wanda ya karɓa ba',
  },
} as const satisfies ErrorPart;
