import { formatNaira, type Kobo, type Letter, type Localized, lawPaperKindWords } from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import { asWritten } from './in-both.ts';
import { lawWords, ofTheAct } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

/** Of an objection, as each of its papers has it. */
export interface Objected {
  readonly number: string;
  readonly assessment: string;
  readonly tax: Localized;
  readonly lodgedOn: string;
  /** The last day on which the office may decide. */
  readonly lastDay: string;
  readonly assessedKobo: Kobo;
  readonly admittedKobo: Kobo;
  readonly issues: readonly { readonly text: string; readonly valueKobo: Kobo }[];
}

const nothing: Localized = { en: '', ha: '' };

function common(of: Objected, parties: Parties) {
  return {
    ...partiesOn(parties),
    facts: [
      { label: lawWords.objection, value: asWritten(of.number) },
      { label: lawWords.assessment, value: asWritten(of.assessment) },
      { label: lawWords.tax, value: of.tax },
      // native reviewer
      { label: { en: 'Received on', ha: 'An karɓa ranar' }, value: dayInWords(of.lodgedOn) },
    ],
    ...{ amount: null, deadline: null, table: null },
  };
}

/** What is accepted, what rests, and by when the office must decide. */
export function acknowledgementLetter(of: Objected, parties: Parties): Letter {
  const [day, disputed] = [dayInWords(of.lastDay), of.assessedKobo - of.admittedKobo];
  return {
    ...common(of, parties),
    title: lawPaperKindWords.acknowledgement,
    basis: ofTheAct('41', '49(3)'),
    heading: { en: `We decide by ${day.en}`, ha: `Za mu yanke zuwa ${day.ha}` },
    lead: [
      {
        en: `Your objection to assessment ${of.assessment} has arrived. If we have not decided by the end of ${day.en}, the law upholds it (s. 41(6)).`,
        ha: `Ƙin yardarka da kimantawa ${of.assessment} ya iso. Idan ba mu yanke ba har ƙarshen ${day.ha}, doka ta karɓe shi (s. 41(6)).`,
      },
    ],
    table: {
      title: { en: 'What you wrote', ha: 'Abin da ka rubuta' },
      lines: [
        ...of.issues.map(({ text, valueKobo }) => ({
          ...{
            says: { en: 'Wrong', ha: 'Ba daidai ba' },
            how: asWritten(text),
            counts: 'shown' as const,
            kobo: valueKobo,
          },
        })),
        {
          says: { en: 'Tax assessed', ha: 'Harajin da aka kimanta' },
          how: nothing,
          counts: 'added',
          kobo: of.assessedKobo,
        },
        {
          says: { en: 'Tax you accept', ha: 'Harajin da ka yarda da shi' },
          how: { en: 'stays payable, by a bill of its own', ha: 'za a biya, da bil nasa' },
          ...{ counts: 'taken-off', kobo: of.admittedKobo },
        },
        {
          says: { en: 'Rests until the decision', ha: 'Yana hutawa har yanke shawara' },
          ...{ how: nothing, counts: 'total', kobo: disputed as Kobo },
        },
      ],
      note: null,
    },
    toDo: [
      of.admittedKobo > 0
        ? {
            en: 'Pay what you accept: its bill is in your account.',
            ha: 'Ka biya abin da ka yarda da shi: bil ɗinsa yana asusunka.',
          }
        : lawWords.nothingToDo,
      {
        en: 'Answer when we ask something: the 90 days go on meanwhile.',
        ha: 'Ka amsa idan muka tambaya: kwana 90 suna tafiya.',
      },
    ],
    sections: [{ title: lawWords.whatObjectionDoes, text: lawWords.objectionDoes }],
  };
}

/** Whether it has what the law asks for. */
export function validityLetter(
  of: Objected & { readonly isValid: boolean; readonly reason: string },
  parties: Parties,
): Letter {
  const day = dayInWords(of.lastDay);
  return {
    ...common(of, parties),
    title: lawPaperKindWords.validity,
    basis: ofTheAct('41(2)', '41(7)'),
    heading: of.isValid
      ? { en: 'Your objection is valid: we examine it', ha: 'Ƙin yardarka ya inganta: muna bincike' }
      : { en: 'Your objection is not valid', ha: 'Ƙin yardarka bai inganta ba' },
    lead: of.isValid
      ? [
          {
            en: `It has the five items that the law asks for. We decide by ${day.en}.`,
            ha: `Yana da abu biyar da doka ta nema. Za mu yanke zuwa ${day.ha}.`,
          },
        ]
      : [
          {
            en: `The assessment stands as it was served: ${formatNaira(of.assessedKobo)}. What rested is payable within 30 days of this paper.`,
            ha: `Kimantawar tana nan yadda aka isar da ita: ${formatNaira(of.assessedKobo)}. Abin da ya huta za a biya cikin kwana 30 daga wannan takarda.`,
          },
        ],
    toDo: of.isValid
      ? [lawWords.nothingToDo, lawWords.askOffice]
      : [lawWords.noCash, lawWords.inParts, lawWords.askOffice],
    sections: [
      ...(of.reason === '' ? [] : [{ title: lawWords.reasons, text: asWritten(of.reason) }]),
      ...(of.isValid ? [] : [{ title: lawWords.tribunalTitle, text: lawWords.tribunal }]),
    ],
  };
}

/** NTAA 57: at least seven days to answer. */
export function informationLetter(of: Objected & { readonly question: string }, parties: Parties): Letter {
  const day = dayInWords(of.lastDay);
  return {
    ...common(of, parties),
    title: lawPaperKindWords['information-request'],
    basis: ofTheAct('41', '57'),
    heading: { en: 'We need an answer from you', ha: 'Muna buƙatar amsa daga gare ka' },
    lead: [
      {
        en: `We examine your objection to assessment ${of.assessment} and ask:`,
        ha: `Muna bincikar ƙin yardarka da kimantawa ${of.assessment}, muna tambaya:`,
      },
      asWritten(of.question),
    ],
    deadline: {
      label: { en: 'Answer by', ha: 'Ka amsa zuwa' },
      note: {
        en: 'Seven days after this paper was served on you',
        ha: 'Kwana bakwai bayan an isar maka da wannan takarda',
      },
    },
    toDo: [
      {
        en: 'Answer in your account, under Notices and cases, or write to the office that is named above.',
        ha: 'Ka amsa a asusunka, a Sanarwa da shari’o’i, ko ka rubuta wa ofishin da aka ambata a sama.',
      },
      {
        en: 'You need more time? Ask for it before that day, with your reason.',
        ha: 'Kana buƙatar ƙarin lokaci? Ka nema kafin ranar, ka faɗi dalili.',
      },
    ],
    sections: [
      {
        title: { en: 'If you do not answer', ha: 'Idan ba ka amsa ba' },
        text: {
          en: `We decide by ${day.en} with what we have. The 90 days go on while we wait.`,
          ha: `Za mu yanke zuwa ${day.ha} da abin da muke da shi. Kwana 90 suna tafiya yayin da muke jira.`,
        },
      },
    ],
  };
}

export interface Decided extends Objected {
  readonly outcome: 'upheld' | 'revised' | 'dismissed' | 'upheld-by-law';
  /** Of the assessment from now on. */
  readonly taxKobo: Kobo;
  readonly reasons: string;
}

// native reviewer
const outcomes: Readonly<Record<Decided['outcome'], (tax: string) => Localized>> = {
  upheld: (tax) => ({
    en: `Your objection is upheld: your tax is ${tax}`,
    ha: `An karɓi ƙin yardarka: harajinka ${tax}`,
  }),
  revised: (tax) => ({ en: `Your tax is revised to ${tax}`, ha: `An gyara harajinka zuwa ${tax}` }),
  dismissed: (tax) => ({
    en: `Your objection is dismissed: your tax is ${tax}`,
    ha: `Ba a karɓi ƙin yardarka ba: harajinka ${tax}`,
  }),
  'upheld-by-law': (tax) => ({
    en: `The law has upheld your objection: your tax is ${tax}`,
    ha: `Doka ta karɓi ƙin yardarka: harajinka ${tax}`,
  }),
};

/** With its reasons, what is owed now, and where to go from here. */
export function decisionLetter(of: Decided, parties: Parties): Letter {
  const { outcome, taxKobo, assessedKobo, admittedKobo } = of;
  const isOwed = taxKobo > admittedKobo;
  return {
    ...common(of, parties),
    title: lawPaperKindWords.decision,
    basis: outcome === 'upheld-by-law' ? ofTheAct('41(6)') : ofTheAct('41', '49(4)'),
    heading: outcomes[outcome](formatNaira(taxKobo)),
    lead: [
      outcome === 'upheld-by-law'
        ? {
            en: `We did not decide by ${dayInWords(of.lastDay).en}, within the ninety days of the law. What you disputed is not owed.`,
            ha: `Ba mu yanke ba zuwa ${dayInWords(of.lastDay).ha}, cikin kwana casa’in na doka. Ba a bin ka abin da ka yi jayayya a kai.`,
          }
        : {
            en: `This is the decision on your objection to assessment ${of.assessment}. Somebody decided it who had not made the assessment.`,
            ha: `Wannan ita ce shawara kan ƙin yardarka da kimantawa ${of.assessment}. Wanda bai yi kimantawar ba ne ya yanke.`,
          },
    ],
    table: {
      title: lawWords.howWorkedOut,
      lines: [
        {
          says: { en: 'Tax assessed', ha: 'Harajin da aka kimanta' },
          how: asWritten(of.assessment),
          counts: 'shown',
          kobo: assessedKobo,
        },
        {
          says: { en: 'Falls away', ha: 'Ya faɗi' },
          ...{ how: nothing, counts: 'taken-off', kobo: (assessedKobo - taxKobo) as Kobo },
        },
        {
          says: { en: 'Tax you accepted', ha: 'Harajin da ka yarda da shi' },
          how: { en: 'payable since it was assessed', ha: 'ana biya tun da aka kimanta' },
          ...{ counts: 'shown', kobo: admittedKobo },
        },
        { says: { en: 'Your tax', ha: 'Harajinka' }, how: nothing, counts: 'total', kobo: taxKobo },
      ],
      note: null,
    },
    deadline: isOwed
      ? {
          label: lawWords.payBy,
          note: { en: '30 days after this decision (s. 49(4))', ha: 'Kwana 30 bayan wannan shawara (s. 49(4))' },
        }
      : null,
    toDo: isOwed
      ? [lawWords.noCash, lawWords.inParts]
      : [
          {
            en: 'Nothing more is asked for. Did you pay more than your tax? Ask for a refund in your account.',
            ha: 'Ba a neman komai kuma. Ka biya fiye da harajinka? Ka nemi mayarwa a asusunka.',
          },
        ],
    sections: [
      ...(outcome === 'upheld-by-law' ? [] : [{ title: lawWords.reasons, text: asWritten(of.reasons) }]),
      { title: lawWords.tribunalTitle, text: lawWords.tribunal },
    ],
  };
}
