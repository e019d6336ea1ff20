import type { messages as en } from './en.ts';

// native reviewer: the whole list is ours.
export const messages: typeof en = {
  title: 'Fitar da takardar biyan kuɗi',
  lead: 'Bil ɗin zai fito da sunanka nan take. Ana ajiye abin da ka rubuta har sai an fitar da shi.',
  whatFor: 'Na menene?',
  whatForHint: 'Nema da sunan kuɗin ko na ma’aikata ko hukuma',
  headsFailed: 'An sami matsala wajen ɗauko tushen kuɗin shiga',
  somethingElse: 'Zaɓi wani abu',
  failed: 'Ba a iya lissafa adadin ba. Sake gwadawa nan gaba kaɗan',
  sameTitle: (count) =>
    count === 1 ? 'Kana da bil da ba a biya ba na wannan' : `Kana da bil ${count} da ba a biya ba na wannan`,
  sameText: 'Watakila shi ne za ka biya. Ci gaba idan na wani abu ne dabam.',
  sameBill: (amount, day) => `${amount}, an fitar a ${day}`,
  preview: 'Bil ɗinka kafin a fitar da shi',
  payableTo: (mda) => `Za a biya ${mda}`,
  raise: (amount) => `Fitar da takardar biyan ${amount}`,
  raising: 'Ana fitarwa. Da fatan za a jira...',
  notRaised: 'Ba a iya fitar da takardar ba. Sake gwadawa nan gaba kaɗan',
  openProfile: 'Buɗe bayananka',
  ready: 'Takardar biyanka ta shirya',
  readyText: 'Ana iya biya yanzu, ko daga baya, ko wani ya biya.',
  reference: 'Lambar bil',
  pay: (amount) => `Biya ${amount} yanzu`,
  letOthersPay: 'Bari wani ya biya',
  shareTitle: (amount) => `Bil na ${amount}: kowa zai iya biya a nan`,
  linkCopied: 'An kwafi hanyar haɗi',
  linkNotCopied: 'Ba a iya kwafi hanyar haɗi ba. Buɗe bil ɗin ka kwafi adireshinsa',
  openBill: 'Buɗe bil ɗin',
  another: 'Fitar da wata takarda',
};
