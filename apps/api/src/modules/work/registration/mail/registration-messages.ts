import type { Language } from '@portal/contracts';

const en = {
  orOpen: 'Or open this address:',
  neverAsk: 'We never ask for your password or a code by email or telephone.',
  demonstration: 'This is a demonstration.',
  code: {
    subject: 'Your code for registering',
    text: 'Enter this code to show that the national identity number is yours. It works for 10 minutes:',
    note: 'If you are not registering, somebody typed your number: do nothing, and give the code to nobody.',
    sms: (service: string, code: string) =>
      `${code} is your code for registering with ${service}. It works for 10 minutes. Give it to nobody.`,
  },
  claimed: (service: string, office: string) =>
    `${service}: somebody showed your NIN slip at the ${office} tax office to get an account in your name. If it was not you, tell any tax office today.`,
  'account-exists': {
    subject: 'You have an account already',
    text: 'Somebody wanted to open an account with your email address or your national identity number. You have one already, so nothing was opened.',
    action: 'Sign in',
    note: 'If you forgot your password, set a new one from the sign-in page. If it was not you, there is nothing to do.',
  },
  'pre-registered': {
    subject: 'You can register as an agent',
    text: (agency: string) =>
      `You are pre-registered as an agent of ${agency}. Register with your own national identity number, and the portal knows you as an agent.`,
    action: 'Register',
    note: 'Keep pictures of your documents ready: you hand them in after signing in, and then pay the registration fee.',
  },
};

const ha: typeof en = {
  orOpen: 'Ko ka buɗe wannan adireshi:',
  neverAsk: 'Ba ma taɓa neman kalmar sirrinka ko lamba ta imel ko ta waya.',
  demonstration: 'Wannan gwaji ne.',
  code: {
    subject: 'Lambarka ta yin rajista',
    text: 'Shigar da wannan lamba domin nuna cewa lambar shaidar ɗan ƙasa taka ce. Tana aiki na minti 10:',
    note: 'Idan ba kai kake yin rajista ba, wani ne ya rubuta lambarka: kada ka yi komai, kada kuma ka ba kowa lambar.',
    sms: (service, code) =>
      `${code} ita ce lambarka ta yin rajista da ${service}. Tana aiki na minti 10. Kada ka ba kowa.`,
  },
  claimed: (service, office) =>
    `${service}: wani ya nuna takardar NIN ɗinka a ofishin haraji na ${office} domin samun asusu da sunanka. Idan ba kai ba ne, sanar da kowane ofishin haraji yau.`, // native reviewer
  'account-exists': {
    subject: 'Kana da asusu tuni',
    text: 'Wani ya so ya buɗe asusu da imel ɗinka ko lambar shaidarka ta ɗan ƙasa. Kana da asusu tuni, don haka ba a buɗe wani ba.',
    action: 'Shiga',
    note: 'Idan ka manta kalmar sirrinka, ka saita sabuwa daga shafin shiga. Idan ba kai ba ne, babu abin da za ka yi.',
  },
  'pre-registered': {
    subject: 'Za ka iya yin rajista a matsayin wakili',
    text: (agency) =>
      `An riga an yi maka rajista a matsayin wakilin ${agency}. Ka yi rajista da lambar shaidarka ta ɗan ƙasa, tashar za ta gane ka a matsayin wakili.`, // native reviewer: "tasha" for portal
    action: 'Yi rajista',
    note: 'Ka shirya hotunan takardunka: za ka miƙa su bayan ka shiga, sannan ka biya kuɗin rajista.',
  },
};

export const registrationMessages: Readonly<Record<Language, typeof en>> = { en, ha };
