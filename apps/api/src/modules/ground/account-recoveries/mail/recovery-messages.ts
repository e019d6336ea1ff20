import type { Language } from '@portal/contracts';

const en = {
  orOpen: 'Or open this address:',
  neverAsk: 'We never ask for your password or a code by email or telephone.',
  demonstration: 'This is a demonstration.',
  subject: 'Somebody asks for your account at a tax office',
  text: (until: string) =>
    `Somebody showed papers at a tax office and asks to sign in to your account with another email address. Two members of staff approved it. Unless you stop it, the account goes to the new address after ${until}. If it was not you, stop it now:`,
  action: 'It was not me: stop it',
  note: 'If it was you, there is nothing to do.',
  sms: (service: string, until: string, address: string) =>
    `${service}: somebody asks at a tax office for your account with another email. If it was not you, stop it before ${until}: ${address}`,
};

// native reviewer: all of it is ours.
const ha: typeof en = {
  orOpen: 'Ko ka buɗe wannan adireshi:',
  neverAsk: 'Ba ma taɓa neman kalmar sirrinka ko lamba ta imel ko ta waya.',
  demonstration: 'Wannan gwaji ne.',
  subject: 'Wani yana neman asusunka a ofishin haraji',
  text: (until) =>
    `Wani ya nuna takardu a ofishin haraji yana neman shiga asusunka da wani imel. Ma’aikata biyu sun amince. Idan ba ka tsayar ba, asusun zai koma sabon adireshi bayan ${until}. Idan ba kai ba ne, tsayar da shi yanzu:`,
  action: 'Ba ni ba ne: tsayar',
  note: 'Idan kai ne, babu abin da za ka yi.',
  sms: (service, until, address) =>
    `${service}: wani yana neman asusunka a ofishin haraji da wani imel. Idan ba kai ba ne, tsayar kafin ${until}: ${address}`,
};

export const recoveryMessages: Readonly<Record<Language, typeof en>> = { en, ha };
