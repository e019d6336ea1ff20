import type { Language } from '@portal/contracts';

/** What a person is told about their account without having asked. */
export const securityNotices = [
  'password-changed',
  'second-factor-enrolled',
  'second-factor-removed',
  'recovery-codes-renewed',
  'new-device',
  'guessing',
  'wrong-codes',
  'suspended',
  'reinstated',
  'roles-changed',
  'parked',
  'identity-confirmed',
  'email-changed',
  'erased',
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

const notMe = 'It was not me: reset my password';

const en = {
  orOpen: 'Or open this address:',
  neverAsk: 'We never ask for your password or a code by email or telephone.',
  when: 'When',
  onDevice: 'With',
  fromAddress: 'From the internet address',
  rolesNow: 'Your roles now',
  yourDoor: 'Where you sign in afterwards',
  newLink: 'The three days are over? Ask for a new link',
  'reset-password': {
    subject: 'Reset your password',
    text: 'Somebody asked to reset the password of your account. If it was you, choose a new one within an hour:',
    action: 'Choose a new password',
    note: 'The link works once. If it was not you, do nothing: your password stays as it is.',
  },
  'verify-email': {
    subject: 'Verify your email',
    text: 'Verify your email to finish opening your account. The link works for 24 hours:',
    action: 'Verify my email',
    note: 'If you did not register, ignore this message.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and your other sessions were signed out.',
    action: notMe,
    note: 'If it was you, there is nothing to do.',
  },
  'second-factor-enrolled': {
    subject: 'A second factor protects your account',
    text: 'An authenticator app was added to your account. From now on signing in asks for its code.',
    action: notMe,
    note: 'If it was you, keep your recovery codes somewhere safe.',
  },
  'second-factor-removed': {
    subject: 'The second factor of your account was removed',
    text: 'The authenticator app was removed from your account. Until an app is added again, your password alone opens it.',
    action: notMe,
    note: 'If you did it, or asked our staff to, there is nothing to do. You can add an app again in your settings or, where your role needs one, when you next sign in.',
  },
  'recovery-codes-renewed': {
    subject: 'Your account has new recovery codes',
    text: 'New recovery codes were made for your account. The old ones do not work any more.',
    action: notMe,
    note: 'If it was you, keep the new codes somewhere safe.',
  },
  'new-device': {
    subject: 'Your account was opened on a new device',
    text: 'Somebody signed in to your account with a device that we have not seen with it lately.',
    action: notMe,
    note: 'If it was you, there is nothing to do. Your settings show where you are signed in.',
  },
  guessing: {
    subject: 'Somebody may be guessing your password',
    text: 'A wrong password was entered for your account ten times. Nobody has got in. Your own devices sign in as before; from elsewhere signing in may take some seconds until tomorrow.',
    action: 'Set a new password',
    note: 'If it was you, a new password is the quickest way in. If it was not, there is nothing to do: a long password that you use nowhere else keeps them out.',
  },
  'wrong-codes': {
    subject: 'Somebody may know your password',
    text: 'The right password of your account was entered, and then ten wrong codes. Nobody has got in; for fifteen minutes no code is accepted.',
    action: 'Set a new password',
    note: 'If it was not you, change the password now. If it was you, check that the clock of your phone is right.',
  },
  suspended: {
    subject: 'Your account is suspended',
    text: 'A member of our staff has suspended your account: for now nobody can sign in to it. Bills can still be opened and paid without signing in.',
    action: 'Contact us',
    note: 'If you do not know why, ask us. Have the email address of your account at hand.',
  },
  reinstated: {
    subject: 'Your account is open again',
    text: 'Your account is no longer suspended. You can sign in as before.',
    action: 'Sign in',
    note: 'If you forgot your password, set a new one from the sign-in page.',
  },
  'roles-changed': {
    subject: 'What your account may do was changed',
    text: 'A member of our staff changed the roles of your account. You were signed out everywhere; sign in again to go on.',
    action: 'Sign in',
    note: 'If you did not expect this, contact us.',
  },
  parked: {
    subject: 'Your account is parked',
    text: 'Somebody proved that the national identity number of your account is theirs. Your account never proved it, so nobody can sign in to it any more. It had no bills or documents of a person.',
    action: 'Register with the code',
    note: 'If the number is yours, register again and enter the code that goes to the phone of the national register, or visit a tax office with your NIN slip.',
  },
  'identity-confirmed': {
    subject: 'Your identity is confirmed',
    text: 'A tax office confirmed that the national identity number of your account is yours. Your account has its Tax Payer Unique Identifier now.',
    action: 'Sign in',
    note: 'If you did not visit a tax office, contact us.',
  },
  'email-changed': {
    subject: 'Your account has another email address',
    text: 'Our staff changed the email address of your account. From now on you sign in with the new one, and our messages go there.',
    action: 'Contact us',
    note: 'If you did not ask for this, contact us.',
  },
  erased: {
    subject: 'Your account was erased',
    text: 'As you asked, your account and everything about you that the law does not keep was erased. Bills, receipts and the record of what was done stay, as tax law says.',
    action: 'Contact us',
    note: 'If you did not ask for this, contact us at once.',
  },
  invitation: {
    subject: 'An account was opened for you',
    text: 'An account of the revenue portal was opened for you. Choose your password within three days:',
    action: 'Choose my password',
    note: 'The link works once.',
  },
  recovery: {
    subject: 'Your account is yours again',
    text: 'A tax office has seen you and your papers, and this is the email address of your account now. Choose a new password within three days:',
    action: 'Choose my password',
    note: 'The link works once. The second factor was removed: add an app again in your settings. For 72 hours nobody can name a bank account for refunds.',
  },
  demonstration: 'This is a demonstration.',
};

const haNotMe = 'Ba ni ba ne: sake saita kalmar sirrina';

const ha: typeof en = {
  orOpen: 'Ko ka buɗe wannan adireshi:',
  neverAsk: 'Ba ma taɓa neman kalmar sirrinka ko lamba ta imel ko ta waya.',
  when: 'Lokaci',
  onDevice: 'Da na’ura',
  fromAddress: 'Daga adireshin intanet',
  rolesNow: 'Matsayinka a yanzu',
  yourDoor: 'Inda za ka shiga daga baya',
  newLink: 'Kwana ukun sun wuce? Nemi sabuwar hanyar haɗi',
  'reset-password': {
    subject: 'Sake saita kalmar sirrinka',
    text: 'Wani ya nemi a sake saita kalmar sirri ta asusunka. Idan kai ne, zaɓi sabuwa cikin awa ɗaya:',
    action: 'Zaɓi sabuwar kalmar sirri',
    note: 'Hanyar haɗin tana aiki sau ɗaya. Idan ba kai ba ne, kada ka yi komai: kalmar sirrinka tana nan yadda take.', // native reviewer: "hanyar haɗi" for link
  },
  'verify-email': {
    subject: 'Tabbatar da imel ɗinka',
    text: 'Tabbatar da imel ɗinka domin kammala buɗe asusunka. Hanyar haɗin tana aiki na awa 24:',
    action: 'Tabbatar da imel ɗina',
    note: 'Idan ba ka yi rajista ba, ka yi watsi da wannan saƙo.',
  },
  'password-changed': {
    subject: 'An canza kalmar sirrinka',
    text: 'An canza kalmar sirri ta asusunka, kuma an fitar da sauran na’urorin da ka shiga da su.', // native reviewer: "an fitar" for signed out
    action: haNotMe,
    note: 'Idan kai ne, babu abin da za ka yi.',
  },
  'second-factor-enrolled': {
    subject: 'An ƙara tantancewa ta biyu ga asusunka', // native reviewer: "tantancewa ta biyu" for second factor
    text: 'An ƙara manhajar tantancewa ga asusunka. Daga yanzu za a nemi lambarta idan ka shiga.',
    action: haNotMe,
    note: 'Idan kai ne, ka ajiye lambobin ceto a wuri mai aminci.',
  },
  'second-factor-removed': {
    subject: 'An cire tantancewa ta biyu daga asusunka',
    text: 'An cire manhajar tantancewa daga asusunka. Har sai an sake ƙara manhaja, kalmar sirrinka kaɗai take buɗe shi.',
    action: haNotMe,
    note: 'Idan kai ne ka yi, ko ka roƙi ma’aikatanmu su yi, babu abin da za ka yi. Kana iya sake ƙara manhaja a saitunanka ko, idan aikinka yana buƙatar ta, lokacin da ka sake shiga.',
  },
  'recovery-codes-renewed': {
    subject: 'Asusunka ya samu sababbin lambobin ceto',
    text: 'An yi sababbin lambobin ceto. Tsofaffin ba sa aiki kuma.',
    action: haNotMe,
    note: 'Idan kai ne, ka ajiye sababbin lambobin a wuri mai aminci.',
  },
  'new-device': {
    subject: 'An buɗe asusunka a sabuwar na’ura',
    text: 'Wani ya shiga asusunka da na’urar da ba mu gan ta da asusun ba kwanan nan.',
    action: haNotMe,
    note: 'Idan kai ne, babu abin da za ka yi. Saitunanka suna nuna inda ka shiga.',
  },
  guessing: {
    subject: 'Akwai yiwuwar wani yana canki-cankin kalmar sirrinka', // native reviewer: "canki-canki" for guessing
    text: 'An shigar da kalmar sirri da ba daidai ba a asusunka sau goma. Babu wanda ya shiga. Na’urorinka suna shiga kamar da; daga wani wuri kuma shiga na iya ɗaukar ’yan daƙiƙu har zuwa gobe.',
    action: 'Saita sabuwar kalmar sirri',
    note: 'Idan kai ne, sabuwar kalmar sirri ita ce hanya mafi sauri. Idan ba kai ba ne, babu abin da za ka yi: doguwar kalmar sirri da ba ka amfani da ita a wani wuri tana kare ka.',
  },
  'wrong-codes': {
    subject: 'Akwai yiwuwar wani ya san kalmar sirrinka',
    text: 'An shigar da kalmar sirri ta asusunka daidai, sannan lambobi goma da ba daidai ba. Babu wanda ya shiga; na minti goma sha biyar ba za a karɓi wata lamba ba.',
    action: 'Saita sabuwar kalmar sirri',
    note: 'Idan ba kai ba ne, canza kalmar sirri yanzu. Idan kai ne, duba ko agogon wayarka daidai yake.',
  },
  suspended: {
    subject: 'An dakatar da asusunka',
    text: 'Wani ma’aikacinmu ya dakatar da asusunka: a yanzu babu wanda zai iya shiga. Har yanzu ana iya buɗe takardun biyan kuɗi a biya su ba tare da shiga ba.', // native reviewer: "takardun biyan kuɗi" for bills
    action: 'Tuntuɓe mu',
    note: 'Idan ba ka san dalili ba, ka tambaye mu. Ka shirya adireshin imel na asusunka.',
  },
  reinstated: {
    subject: 'An sake buɗe asusunka',
    text: 'Asusunka ba a dakatar da shi ba kuma. Za ka iya shiga kamar da.',
    action: 'Shiga',
    note: 'Idan ka manta kalmar sirrinka, ka saita sabuwa daga shafin shiga.',
  },
  'roles-changed': {
    subject: 'An canza abin da asusunka zai iya yi',
    text: 'Wani ma’aikacinmu ya canza matsayin asusunka. An fitar da kai daga ko’ina; ka sake shiga domin ci gaba.', // native reviewer: "matsayi" for role
    action: 'Shiga',
    note: 'Idan ba ka yi tsammanin haka ba, ka tuntuɓe mu.',
  },
  parked: {
    subject: 'An ajiye asusunka a gefe', // native reviewer: "ajiye a gefe" for parked
    text: 'Wani ya tabbatar cewa lambar shaidar ɗan ƙasa ta asusunka tasa ce. Asusunka bai taɓa tabbatar da ita ba, don haka babu wanda zai iya shiga da shi kuma. Ba shi da takardun biyan kuɗi ko wasu takardu na mutum.',
    action: 'Yi rajista da lambar tabbatarwa',
    note: 'Idan lambar taka ce, ka sake yin rajista ka shigar da lambar da za a aika zuwa wayar da ke rajistar ƙasa, ko ka je ofishin haraji da takardar NIN ɗinka.',
  },
  'identity-confirmed': {
    subject: 'An tabbatar da kai ne', // native reviewer: subject for a confirmed identity
    text: 'Ofishin haraji ya tabbatar cewa lambar shaidar ɗan ƙasa ta asusunka taka ce. Yanzu asusunka yana da lambar mai biyan haraji (TPUI).',
    action: 'Shiga',
    note: 'Idan ba ka je ofishin haraji ba, ka tuntuɓe mu.',
  },
  'email-changed': {
    subject: 'Asusunka yana da wani adireshin imel',
    text: 'Ma’aikatanmu sun canza adireshin imel na asusunka. Daga yanzu da sabon za ka shiga, kuma can saƙonninmu za su je.',
    action: 'Tuntuɓe mu',
    note: 'Idan ba ka nemi haka ba, ka tuntuɓe mu.',
  },
  erased: {
    // native reviewer
    subject: 'An goge asusunka',
    text: 'Kamar yadda ka nema, an goge asusunka da duk abin da doka ba ta riƙe ba game da kai. Bil, rasit da tarihin abin da aka yi suna nan, yadda dokar haraji ta ce.',
    action: 'Tuntuɓe mu',
    note: 'Idan ba ka nemi haka ba, ka tuntuɓe mu nan take.',
  },
  invitation: {
    subject: 'An buɗe maka asusu',
    text: 'An buɗe maka asusu a tashar haraji. Ka zaɓi kalmar sirrinka cikin kwana uku:', // native reviewer: "tashar haraji" for revenue portal
    action: 'Zaɓi kalmar sirrina',
    note: 'Hanyar haɗin tana aiki sau ɗaya.',
  },
  recovery: {
    subject: 'Asusunka naka ne kuma',
    text: 'Ofishin haraji ya ga kai da takardunka, kuma wannan ne imel na asusunka yanzu. Ka zaɓi sabuwar kalmar sirri cikin kwana uku:', // native reviewer
    action: 'Zaɓi kalmar sirrina',
    note: 'Hanyar haɗin tana aiki sau ɗaya. An cire tantancewa ta biyu: ka sake ƙara manhaja a saitunanka. Cikin awa 72 ba wanda zai iya faɗin asusun banki na mayar da kuɗi.',
  },
  demonstration: 'Wannan gwaji ne.',
};

export const mailMessages: Readonly<Record<Language, typeof en>> = { en, ha };
