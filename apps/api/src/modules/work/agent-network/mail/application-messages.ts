import type { Language } from '@portal/contracts';

const en = {
  reference: 'Reference',
  appliedFor: 'Applied as',
  area: 'Local government area',
  identityCode: 'Identity code',
  validUntil: 'Valid until',
  reason: 'Reason',
  follow: 'Track your application',
  orOpen: 'Or open this address:',
  received: {
    subject: 'We have your application',
    text: 'Your application to become an agent has reached us. Keep the reference: with it and this email address you can track it. Somebody will look at it and write to you.',
    note: 'Nobody asks for money to approve an application. If somebody does, tell us.',
  },
  'under-review': {
    subject: 'Your application is under review',
    text: 'A member of our staff has begun to review your application to become an agent. We write again when it is decided.',
    note: 'Nobody asks for money to approve an application. If somebody does, tell us.',
  },
  approved: {
    subject: 'You are approved as an agent',
    text: 'Your application is approved. This is your identity code. Register now with the same NIN: the portal then knows you as an agent. After that you upload your documents.',
    note: 'People check your code on the Agent Network page. Give it only to people you work for, and never take cash for the government.',
  },
  register: 'Register as an agent',
  declined: {
    subject: 'Your application was not approved',
    text: 'We have looked at your application to become an agent and could not approve it. You may apply again once the reason no longer applies.',
    note: 'If you think this is a mistake, answer through Contact us and give the reference.',
  },
  demonstration: 'This is a demonstration.',
};

const ha: typeof en = {
  reference: 'Lambar bi-diddigi', // native reviewer: "lambar bi-diddigi" for reference
  appliedFor: 'An nema a matsayin',
  area: 'Ƙaramar hukuma',
  identityCode: 'Lambar shaida',
  validUntil: 'Tana aiki har zuwa',
  reason: 'Dalili',
  follow: 'Duba inda buƙatarka ta kai',
  orOpen: 'Ko ka buɗe wannan adireshi:',
  received: {
    subject: 'Mun karɓi buƙatarka',
    text: 'Buƙatarka ta zama wakili ta iso gare mu. Ka ajiye lambar: da ita da wannan imel za ka iya ganin inda aka kai. Wani ma’aikaci zai duba ta ya rubuto maka.',
    note: 'Babu mai neman kuɗi kafin a amince da buƙata. Idan wani ya nema, ka faɗa mana.',
  },
  'under-review': {
    subject: 'Ana duba buƙatarka',
    text: 'Wani ma’aikacinmu ya fara duba buƙatarka ta zama wakili. Za mu sake rubutowa idan an yanke shawara.',
    note: 'Babu mai neman kuɗi kafin a amince da buƙata. Idan wani ya nema, ka faɗa mana.',
  },
  approved: {
    subject: 'An amince da kai a matsayin wakili',
    text: 'An amince da buƙatarka. Ga lambar shaidarka. Ka yi rajista yanzu da NIN ɗin nan: shafin zai san ka a matsayin wakili. Bayan haka sai ka ɗora takardunka.',
    note: 'Mutane suna tantance lambarka a shafin Ayyukan wakilai. Ka ba waɗanda kake yi wa aiki kawai, kuma kada ka taɓa karɓar tsabar kuɗi a madadin gwamnati.',
  },
  register: 'Yi rajista a matsayin wakili',
  declined: {
    subject: 'Ba a amince da buƙatarka ba',
    text: 'Mun duba buƙatarka ta zama wakili kuma ba mu iya amincewa ba. Za ka iya sake nema idan dalilin ya kau.',
    note: 'Idan kana ganin kuskure ne, ka tuntuɓe mu ka ba da lambar.',
  },
  demonstration: 'Wannan gwaji ne.',
};

export const mailMessages: Readonly<Record<Language, typeof en>> = { en, ha };
