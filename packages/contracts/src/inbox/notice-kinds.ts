import { type Role, taxpayerRoles } from '../access.ts';
import type { Language, Localized } from '../language.ts';
import { namesLink } from '../typed-fields.ts';

/** Subjects of which a person chooses whether they also come by mail. */
interface NoticeTopicOf {
  readonly name: Localized;
  /** Whether it also comes by mail to whoever chose nothing. */
  readonly mail: boolean;
  /** Whom alone it is about; everybody unless told. */
  readonly roles?: readonly Role[];
}

const topics = {
  work: { name: { en: 'Work and decisions', ha: 'Aiki da yanke shawara' }, mail: true },
  deadlines: { name: { en: 'Deadlines', ha: 'Ƙarshen lokaci' }, mail: true },
  account: { name: { en: 'Who acts for whom', ha: 'Wakilci' }, mail: true, roles: taxpayerRoles },
  payments: { name: { en: 'Payments and refunds', ha: 'Biya da mayar da kuɗi' }, mail: true, roles: taxpayerRoles },
  requests: { name: { en: 'What I asked for', ha: 'Abin da na nema' }, mail: true },
  messages: { name: { en: 'Answers to my messages', ha: 'Amsoshin saƙonnina' }, mail: false, roles: taxpayerRoles },
  exports: { name: { en: 'Exports', ha: 'Fayilolin rahoto' }, mail: false },
  plans: { name: { en: 'Payment in parts', ha: 'Biya kashi-kashi' }, mail: true, roles: taxpayerRoles },
  year: {
    name: { en: 'The page of the year, on Mondays', ha: 'Shafin shekara, ranar Litinin' },
    mail: false,
    roles: ['Governor'],
  },
} as const satisfies Readonly<Record<string, NoticeTopicOf>>;
export type NoticeTopic = keyof typeof topics;
export const noticeTopics: Readonly<Record<NoticeTopic, NoticeTopicOf>> = topics;

/** The subjects that somebody of a role is told of. */
export function noticeTopicsOf(role: Role): NoticeTopic[] {
  return (Object.keys(topics) as NoticeTopic[]).filter((topic) => noticeTopics[topic].roles?.includes(role) ?? true);
}

interface NoticeKind {
  readonly topic: NoticeTopic;
  /** One line. */
  readonly title: Localized;
  /** What happened and what to do, with facts as `{name}`. */
  readonly text: Localized;
}

/**
 * Everything the portal tells a person who is signed in. Facts in braces are given with each notice. None of them may hold a NIN, a
 * token or an amount: notices also go out by mail.
 */
// native reviewer: the Hausa of the whole list is ours.
export const noticeKinds = {
  'export.ready': {
    topic: 'exports',
    title: { en: 'Your export is ready', ha: 'Fayil ɗinka ya shirya' },
    text: { en: '{report}: the file is kept for a day.', ha: '{report}: za a ajiye fayil ɗin kwana ɗaya.' },
  },
  'export.failed': {
    topic: 'exports',
    title: { en: 'Your export could not be made', ha: 'Ba a iya shirya fayil ɗinka ba' },
    text: { en: '{report}: nothing was made. Ask for it again.', ha: '{report}: ba a shirya komai ba. Sake nema.' },
  },
  'agent-registration.step': {
    topic: 'account',
    title: { en: 'Your registration as an agent', ha: 'Rajistarka ta wakili' },
    text: { en: 'Your registration stands now: {state}.', ha: 'Rajistarka yanzu: {state}.' },
  },
  'own-data.ready': {
    topic: 'account',
    title: { en: 'Your data is ready', ha: 'Bayananka sun shirya' },
    text: {
      en: 'The file you asked for is in your profile, for a week.',
      ha: 'Fayil ɗin da ka nema yana cikin bayananka, na mako guda.',
    },
  },
  'data-request.received': {
    topic: 'requests',
    title: { en: 'Your request about your data', ha: 'Buƙatarka game da bayananka' },
    text: {
      en: 'Our staff wrote down that you ask for: {right}. If you did not, contact us at once.',
      ha: 'Ma’aikatanmu sun rubuta cewa kana neman: {right}. Idan ba kai ba ne, ka tuntuɓe mu nan take.',
    },
  },
  'data-request.copied': {
    topic: 'requests',
    title: { en: 'A copy of your data was made', ha: 'An yi kwafin bayananka' },
    text: {
      en: 'Our staff took the copy that was asked for in your name, to hand it to you. If you did not ask, contact us at once.',
      ha: 'Ma’aikatanmu sun ɗauki kwafin da aka nema da sunanka, domin su ba ka. Idan ba ka nema ba, ka tuntuɓe mu nan take.',
    },
  },
  'access-review.begun': {
    topic: 'work',
    title: { en: 'Who has access is to be reviewed', ha: 'A duba wa yake da dama' },
    text: {
      en: 'The review of {quarter} has begun. Everybody with a role of staff is to be confirmed by {day}.',
      ha: 'An fara binciken {quarter}. Dole a tabbatar da kowane ma’aikaci kafin {day}.',
    },
  },
  'access-review.waits': {
    topic: 'deadlines',
    title: { en: 'The review of access is not finished', ha: 'Ba a gama binciken dama ba' },
    text: {
      en: 'Review of {quarter}: nobody has decided about {number} people. Its day is {day}.',
      ha: 'Binciken {quarter}: ba a yanke kan mutum {number} ba. Lokacinsa {day}.',
    },
  },
  'representative.accepted': {
    topic: 'account',
    title: { en: 'Somebody may act for you now', ha: 'Wani zai iya wakiltarka yanzu' },
    text: {
      en: '{name} accepted your code. You see and withdraw it in your profile, at any time.',
      ha: '{name} ya karɓi lambarka. Kana gani kuma kana iya janyewa a bayananka, a kowane lokaci.',
    },
  },
  'representative.ended': {
    topic: 'account',
    title: { en: 'Somebody acts for you no more', ha: 'Wani ba ya wakiltarka yanzu' },
    text: { en: '{name} has ended it.', ha: '{name} ya ƙare wakilcin.' },
  },
  'acting.began': {
    topic: 'account',
    title: { en: 'Somebody works in your account', ha: 'Wani yana aiki a asusunka' },
    text: {
      en: '{name} opened your account today, by your consent. You withdraw it in your profile, at any time.',
      ha: '{name} ya buɗe asusunka yau, da yardarka. Kana iya janyewa a bayananka, a kowane lokaci.',
    },
  },
  'acting.raised': {
    topic: 'account',
    title: { en: 'An invoice was raised for you', ha: 'An shirya maka takardar biya' },
    text: {
      en: '{name} raised an invoice in your name, by your consent.',
      ha: '{name} ya shirya takardar biya da sunanka, da yardarka.',
    },
  },
  'acting.paid': {
    topic: 'account',
    title: { en: 'A payment was begun for you', ha: 'An fara maka biya' },
    text: {
      en: '{name} began to pay for you, by your consent. The receipt will say so.',
      ha: '{name} ya fara biya a madadinka, da yardarka. Rasit zai faɗi haka.',
    },
  },
  'acting.cancelled': {
    topic: 'account',
    title: { en: 'An invoice was cancelled for you', ha: 'An soke maka takardar biya' },
    text: {
      en: '{name} cancelled an invoice in your name, by your consent.',
      ha: '{name} ya soke takardar biya da sunanka, da yardarka.',
    },
  },
  'client.withdrawn': {
    topic: 'account',
    title: { en: 'A client has withdrawn', ha: 'Wani abokin hulɗa ya janye' },
    text: { en: 'You act for {name} no more.', ha: 'Ba ka wakiltar {name} yanzu.' },
  },
  'enquiry.answered': {
    topic: 'messages',
    title: { en: 'Your message was answered', ha: 'An amsa saƙonka' },
    text: {
      en: 'Message {reference}: read the answer, and write more if you need to.',
      ha: 'Saƙo {reference}: karanta amsar, ka ƙara rubutu idan kana bukata.',
    },
  },
  'enquiry.replied': {
    topic: 'work',
    title: { en: 'Somebody wrote more', ha: 'An ƙara rubutu' },
    text: {
      en: 'Message {reference}, which you have, goes on.',
      ha: 'Saƙo {reference}, wanda yake hannunka, ya ci gaba.',
    },
  },
  'enquiry.returned': {
    topic: 'work',
    title: { en: 'A message came back to the queue', ha: 'Saƙo ya koma jerin aiki' },
    text: {
      en: 'The sender of message {reference} wrote more, and whoever had it cannot answer it any more. Nobody has it now.',
      ha: 'Mai saƙo {reference} ya ƙara rubutu, kuma wanda yake hannunsa ba zai iya amsawa ba yanzu. Babu wanda yake hannunsa.',
    },
  },
  'enquiry.left': {
    topic: 'work',
    title: { en: 'Open messages are nobody’s now', ha: 'Saƙonnin da ke buɗe ba na kowa ba ne yanzu' },
    text: {
      en: 'The account of {from} is suspended or deleted. Open messages that came back to the queue: {messages}. The promised days run on.',
      ha: 'An dakatar ko an share asusun {from}. Saƙonnin da suka koma jerin aiki: {messages}. Lokutan alkawari suna ci gaba.',
    },
  },
  'enquiry.given': {
    topic: 'work',
    title: { en: 'Open messages came to you', ha: 'Saƙonnin da ke buɗe sun zo gare ka' },
    text: {
      en: 'Open messages of {from} are with you now: {messages}. The promised days run on.',
      ha: 'Saƙonnin {from} da ke buɗe suna hannunka yanzu: {messages}. Lokutan alkawari suna ci gaba.',
    },
  },
  'bill.questioned': {
    topic: 'work',
    title: { en: 'A bill of yours is questioned', ha: 'An yi tambaya kan bil ɗinku' },
    text: {
      en: 'The payer of bill {reference} says something against it. Tell the office what you know.',
      ha: 'Mai biyan bil {reference} ya ce wani abu a kansa. Ka gaya wa ofis abin da ka sani.',
    },
  },
  'refund.moved': {
    topic: 'payments',
    title: { en: 'Your refund', ha: 'Mayar maka da kuɗi' },
    text: { en: 'Refund {number}: {state}.', ha: 'Mayarwa {number}: {state}.' },
  },
  'work.assigned': {
    topic: 'work',
    title: { en: 'A case is yours', ha: 'An ba ka aiki' },
    text: { en: '{work} {reference} was assigned to you.', ha: 'An danƙa maka {work} {reference}.' },
  },
  'work.left': {
    topic: 'work',
    title: { en: 'Open cases are nobody’s now', ha: 'Ayyukan da ke buɗe ba na kowa ba ne yanzu' },
    text: {
      en: 'The account of {from} is suspended or deleted. Open cases that came back to the queue: {cases}. Deadlines run on.',
      ha: 'An dakatar ko an share asusun {from}. Ayyukan da suka koma jeri: {cases}. Lokutan suna ci gaba.',
    },
  },
  'work.decision-needed': {
    topic: 'work',
    title: { en: 'A decision is needed', ha: 'Ana buƙatar yanke shawara' },
    text: { en: '{work} {reference} waits for a second person.', ha: '{work} {reference} na jiran mutum na biyu.' },
  },
  'work.decided': {
    topic: 'work',
    title: { en: 'A case was decided', ha: 'An yanke shawara' },
    text: { en: '{work} {reference}: {state}.', ha: '{work} {reference}: {state}.' },
  },
  'plan.agreed': {
    topic: 'plans',
    title: { en: 'You may pay in parts', ha: 'An yarda ka biya kashi-kashi' },
    text: {
      en: 'Bill {reference} is replaced by {parts} bills. The first is due on {day}.',
      ha: 'An maye gurbin bil {reference} da bil {parts}. Lokacin na farko shi ne {day}.',
    },
  },
  'plan.refused': {
    topic: 'plans',
    title: { en: 'Payment in parts was refused', ha: 'Ba a yarda a biya kashi-kashi ba' },
    text: {
      en: 'Bill {reference} stays as it is. The office wrote: {answer}',
      ha: 'Bil {reference} yana nan yadda yake. Ofis ya rubuta: {answer}',
    },
  },
  'plan.due': {
    topic: 'plans',
    title: { en: 'A part of your plan is due soon', ha: 'Lokacin kashin biyanka ya kusa' },
    text: {
      en: 'Part {number} of bill {reference} is due on {day}.',
      ha: 'Lokacin kashi na {number} na bil {reference} shi ne {day}.',
    },
  },
  'plan.late': {
    topic: 'plans',
    title: { en: 'A part of your plan is late', ha: 'Kashin biyanka ya makara' },
    text: {
      en: 'Part {number} of bill {reference} was due on {day}. Pay it at once: the plan is broken five days after that day.',
      ha: 'Lokacin kashi na {number} na bil {reference} shi ne {day}. Biya shi nan take: yarjejeniyar za ta karye kwana biyar bayan ranar.',
    },
  },
  'plan.broken': {
    topic: 'plans',
    title: { en: 'Your plan is broken', ha: 'Yarjejeniyar biyanka ta karye' },
    text: {
      en: 'Part {number} of bill {reference} was not paid. All that remains is due at once; penalty and interest count from the day on which the bill was due at first.',
      ha: 'Ba a biya kashi na {number} na bil {reference} ba. Dole a biya duk abin da ya rage nan take; ana lissafin tara da ruwa daga ranar da ya kamata a biya bil ɗin tun farko.',
    },
  },
  'plan.penalty-billed': {
    topic: 'plans',
    title: { en: 'Penalty and interest were billed', ha: 'An fitar da bil na tara da ruwa' },
    text: {
      en: 'The plan for bill {reference} was broken. Penalty and interest until {day} come to {amount}: bill {bill}.',
      ha: 'Yarjejeniyar bil {reference} ta karye. Tara da ruwa zuwa {day} sun kai {amount}: bil {bill}.',
    },
  },
  'plan.penalty-waived': {
    topic: 'plans',
    title: { en: 'Penalty and interest were remitted', ha: 'An yafe tara da ruwa' },
    text: {
      en: 'Penalty and interest of the plan for bill {reference}, {amount}, need not be paid. The office wrote: {answer}',
      ha: 'Ba sai an biya tara da ruwa na yarjejeniyar bil {reference}, {amount} ba. Ofis ya rubuta: {answer}',
    },
  },
  'plan.completed': {
    topic: 'plans',
    title: { en: 'Your plan is paid to its end', ha: 'Ka gama biyan kashi-kashi' },
    text: {
      en: 'Every part of bill {reference} is paid, and each has its receipt.',
      ha: 'An biya kowane kashi na bil {reference}, kuma kowanne yana da rasitinsa.',
    },
  },
  'portfolio.given': {
    topic: 'work',
    title: { en: 'A portfolio is yours', ha: 'An ba ka masu haraji' },
    text: {
      en: 'The portfolio of {from} came to you: taxpayers {taxpayers}, open cases {cases}. Deadlines run on.',
      ha: 'Masu harajin {from} sun zo gare ka: masu haraji {taxpayers}, ayyuka a buɗe {cases}. Lokutan suna ci gaba.',
    },
  },
  'deadline.near': {
    topic: 'deadlines',
    title: { en: 'A deadline is near', ha: 'Lokaci ya kusa ƙarewa' },
    text: { en: '{work} {reference} must be decided by {day}.', ha: 'Dole a yanke {work} {reference} kafin {day}.' },
  },
  'deadline.passed': {
    topic: 'deadlines',
    title: { en: 'A deadline has passed', ha: 'Lokaci ya wuce' },
    text: { en: '{work} {reference} was due on {day}.', ha: 'Lokacin {work} {reference} ya kasance {day}.' },
  },
  'paye.asked': {
    topic: 'requests',
    title: { en: 'Your tax office asks about PAYE', ha: 'Ofishin harajinka yana tambaya kan PAYE' },
    text: {
      en: 'There is a question about the schedule of {month}. Answer it on the screen of that month.',
      ha: 'Akwai tambaya kan jerin watan {month}. Amsa ta a shafin wannan watan.',
    },
  },
  'paye.prepared': {
    topic: 'requests',
    title: { en: 'PAYE is prepared for you', ha: 'An shirya maka PAYE' },
    text: {
      en: '{name} prepared the schedule of {month}. Look at it, and file it.',
      ha: '{name} ya shirya jerin watan {month}. Duba shi, ka miƙa shi.',
    },
  },
  'paye.filed-for-you': {
    topic: 'requests',
    title: { en: 'PAYE was filed for you', ha: 'An miƙa maka PAYE' },
    text: {
      en: '{name} filed the schedule of {month} in your name, by your consent.',
      ha: '{name} ya miƙa jerin watan {month} da sunanka, da yardarka.',
    },
  },
  'paye.answered': {
    topic: 'work',
    title: { en: 'An employer has answered', ha: 'Mai ɗaukar aiki ya amsa' },
    text: {
      en: '{employer} answered what you asked about PAYE of {month}.',
      ha: '{employer} ya amsa abin da ka tambaya kan PAYE na {month}.',
    },
  },
  'paye.credit-granted': {
    topic: 'payments',
    title: { en: 'You have credit', ha: 'Kana da rarar kuɗi' },
    text: {
      en: 'What you paid for {month} beyond its tax, {amount}, is your credit. It can pay your next bill.',
      ha: 'Abin da ka biya na {month} fiye da harajinsa, {amount}, rarar kuɗinka ce. Tana iya biyan bil naka na gaba.',
    },
  },
  'paye.credit-refused': {
    topic: 'payments',
    title: { en: 'A credit was refused', ha: 'An ƙi ba da rarar kuɗi' },
    text: {
      en: 'The credit of {amount} for {month} was refused. The reason stands on the screen of that month.',
      ha: 'An ƙi ba da rarar {amount} ta {month}. Dalilin yana shafin wannan watan.',
    },
  },
  'paye.return-due': {
    topic: 'deadlines',
    title: { en: 'The annual return is due soon', ha: 'Lokacin bayanin shekara ya kusa' },
    text: {
      en: 'Form H1 of {year} is due on {day}, and is not filed yet. It is made of your filed months.',
      ha: 'Lokacin Form H1 na {year} shi ne {day}, kuma ba a gabatar ba tukuna. Ana yin sa daga watannin da ka gabatar.',
    },
  },
  'paye.return-late': {
    topic: 'deadlines',
    title: { en: 'The annual return is late', ha: 'Bayanin shekara ya makara' },
    text: {
      en: 'Form H1 of {year} was due on {day}, and is not filed. File it now: what the law adds grows with time.',
      ha: 'Lokacin Form H1 na {year} shi ne {day}, kuma ba a gabatar ba. Gabatar da shi yanzu: abin da doka ke ƙarawa yana ƙaruwa.',
    },
  },
  'paye.due': {
    topic: 'deadlines',
    title: { en: 'PAYE is due soon', ha: 'Lokacin PAYE ya kusa' },
    text: {
      en: 'The schedule of {month} is due on {day}, and is not filed yet.',
      ha: 'Lokacin jerin watan {month} shi ne {day}, kuma ba a gabatar ba tukuna.',
    },
  },
  'paye.late': {
    topic: 'deadlines',
    title: { en: 'PAYE is late', ha: 'PAYE ya makara' },
    text: {
      en: 'The schedule of {month} was due on {day}. File it at once: penalties grow.',
      ha: 'Lokacin jerin watan {month} shi ne {day}. Gabatar da shi nan take: tara tana ƙaruwa.',
    },
  },
  'withholding.asked': {
    topic: 'requests',
    title: { en: 'Your tax office asks about withholding', ha: 'Ofishin harajinka yana tambaya kan harajin riƙo' },
    text: {
      en: 'There is a question about the tax withheld in {month}. Answer it on the screen of that month.',
      ha: 'Akwai tambaya kan harajin da aka riƙe a {month}. Amsa ta a shafin wannan watan.',
    },
  },
  'withholding.answered': {
    topic: 'work',
    title: { en: 'A payer has answered', ha: 'Mai biya ya amsa' },
    text: {
      en: '{payer} answered what you asked about the tax withheld in {month}.',
      ha: '{payer} ya amsa abin da ka tambaya kan harajin da aka riƙe a {month}.',
    },
  },
  'withholding.prepared': {
    topic: 'requests',
    title: { en: 'Withholding tax is prepared for you', ha: 'An shirya maka harajin riƙo' },
    text: {
      en: '{name} prepared what you withheld in {month}. Look at it, and file it.',
      ha: '{name} ya shirya abin da ka riƙe a {month}. Duba shi, ka miƙa shi.',
    },
  },
  'withholding.filed-for-you': {
    topic: 'requests',
    title: { en: 'Withholding tax was filed for you', ha: 'An miƙa maka harajin riƙo' },
    text: {
      en: '{name} filed what you withheld in {month} in your name, by your consent.',
      ha: '{name} ya miƙa abin da ka riƙe a {month} da sunanka, da yardarka.',
    },
  },
  'withholding.due': {
    topic: 'deadlines',
    title: { en: 'Withholding tax is due soon', ha: 'Lokacin harajin riƙo ya kusa' },
    text: {
      en: 'What you withheld in {month} is due on {day}, and is not filed yet. If you withheld nothing, there is nothing to do.',
      ha: 'Lokacin abin da ka riƙe a {month} shi ne {day}, kuma ba a gabatar ba tukuna. Idan ba ka riƙe komai ba, babu abin yi.',
    },
  },
  'withholding.late': {
    topic: 'deadlines',
    title: { en: 'Withholding tax is late', ha: 'Harajin riƙo ya makara' },
    text: {
      en: 'Your draft of {month} was due on {day}. File it at once: penalties grow.',
      ha: 'Lokacin daftarinka na {month} shi ne {day}. Gabatar da shi nan take: tara tana ƙaruwa.',
    },
  },
  'withholding.credited': {
    topic: 'payments',
    title: { en: 'A credit note is ready', ha: 'Takardar harajin da aka riƙe ta shirya' },
    text: {
      en: '{payer} paid the state what they withheld from you in {month}. Your credit note is in your account.',
      ha: '{payer} ya biya jiha abin da ya riƙe daga gare ka a {month}. Takardarka tana asusunka.',
    },
  },
  'withholding.note-lowered': {
    topic: 'payments',
    title: {
      en: 'A credit note of yours says too much now',
      ha: 'Takardar harajin riƙo taka ta faɗi fiye da kima yanzu',
    },
    text: {
      en: '{payer} changed what they withheld from you in {month}. Your credit note of before counts no more: hand it in at your tax office, or tell them that the change is wrong.',
      ha: '{payer} ya canza abin da ya riƙe daga gare ka a {month}. Takardarka ta da ba ta aiki yanzu: mayar da ita ofishin harajinka, ko ka faɗa musu cewa canjin ba daidai ba ne.',
    },
  },
  'request.organisation-confirmed': {
    topic: 'requests',
    title: { en: 'Your organisation is confirmed', ha: 'An tabbatar da ƙungiyarka' },
    text: {
      en: '{organisation} stands in the register under its own name.',
      ha: '{organisation} tana cikin rajista da sunanta.',
    },
  },
  'request.organisation-unconfirmed': {
    topic: 'requests',
    title: { en: 'Your organisation is no longer confirmed', ha: 'An janye tabbatar da ƙungiyarka' },
    text: {
      en: 'The tax office withdrew the confirmation of {organisation}: {reason}. Your papers say "unconfirmed" until it is confirmed again.',
      ha: 'Ofishin haraji ya janye tabbatar da {organisation}: {reason}. Takardunka za su ce "ba a tabbatar ba" har a sake tabbatarwa.',
    },
  },
  'year.monday': {
    topic: 'year',
    title: { en: 'The page of the week is there', ha: 'Shafin mako ya shirya' },
    text: {
      en: 'The year against its budget as of {day}: is it safe, and whom to call. The page can be downloaded there.',
      ha: 'Shekara da kasafinta a ranar {day}: tana lafiya, kuma wa za a kira. Ana iya sauke shafin a can.',
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
export type NoticeKindName = keyof typeof noticeKinds;

type FactsIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | FactsIn<Rest> : never;

/** What a sentence of this kind is completed with; what has a name in each language is given in both. */
export type NoticeFacts<K extends NoticeKindName> = Readonly<
  Record<FactsIn<(typeof noticeKinds)[K]['text']['en']>, string | Localized>
>;

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** Facts that we word ourselves, or staff who sign for it. Any other is taken for what a stranger typed: a new one has to earn its place here. */
const factsOfOurs: ReadonlySet<string> = new Set([
  ...[
    'amount',
    'answer',
    'bill',
    'cases',
    'day',
    'month',
    'number',
    'parts',
    'reference',
    'report',
    'right',
    'state',
    'taxpayers',
  ],
  'work',
]);

/** The same for a mail: what somebody typed is left out where a mail program would make a link of it. We carry nobody's addresses to others. */
export function mailedNoticeWords(
  kind: NoticeKindName,
  facts: Readonly<Record<string, string | Localized>>,
  language: Language,
): NoticeWords {
  const mailed = Object.entries(facts).map(([name, fact]) => {
    const isLink = !factsOfOurs.has(name) && namesLink(typeof fact === 'string' ? fact : fact[language]);
    return [name, isLink ? '…' : fact] as const;
  });
  return noticeWords(kind, Object.fromEntries(mailed), language);
}

export function noticeWords(
  kind: NoticeKindName,
  facts: Readonly<Record<string, string | Localized>>,
  language: Language,
): NoticeWords {
  const { title, text } = noticeKinds[kind];
  const filled = text[language].replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '';
    return typeof fact === 'string' ? fact : fact[language];
  });
  return { title: title[language], text: filled };
}
