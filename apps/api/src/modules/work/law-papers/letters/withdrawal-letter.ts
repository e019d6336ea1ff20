import { type Letter, type Localized, lawPaperKindWords } from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import { asWritten } from './in-both.ts';
import { lawWords, ofTheAct } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

interface Withdrawn {
  readonly what: 'demand' | 'assessment' | 'substitution';
  readonly number: string;
  readonly servedOn: string;
  readonly reason: string;
}

// native reviewer
const called: Readonly<Record<Withdrawn['what'], Localized>> = {
  demand: { en: 'demand notice', ha: 'sanarwar neman biya' },
  assessment: { en: 'assessment', ha: 'kimanta haraji' },
  substitution: { en: 'notice of substitution', ha: 'sanarwar wakilci wajen biya' },
};

const billsStay: Localized = {
  en: 'A bill that is still open stays payable by itself: your account shows which.',
  ha: 'Bil da ba a biya ba tukuna yana nan: asusunka yana nuna wanne.',
};
const sections: Readonly<Record<Withdrawn['what'], string>> = { demand: '65', assessment: '41', substitution: '60' };

/** What was served asks for nothing any more. */
export function withdrawalLetter({ what, number, servedOn, reason }: Withdrawn, parties: Parties): Letter {
  const [name, day] = [called[what], dayInWords(servedOn)];
  return {
    ...partiesOn(parties),
    title: lawPaperKindWords.withdrawal,
    basis: ofTheAct(sections[what]),
    // native reviewer
    facts: [{ label: { en: 'Withdrawn', ha: 'An janye' }, value: asWritten(number) }],
    heading: {
      en: `We withdraw ${name.en} ${number}`,
      ha: `Mun janye ${name.ha} ${number}`,
    },
    lead: [
      {
        en: `It was served on you on ${day.en}. It asks for nothing any more, and nothing follows from it.`,
        ha: `An isar maka da ita ranar ${day.ha}. Ba ta neman komai kuma, kuma ba abin da zai biyo bayanta.`,
      },
    ],
    ...{ amount: null, deadline: null, table: null },
    toDo: [
      lawWords.nothingToDo,
      // Whoever was appointed owes none of its bills.
      ...(what === 'substitution' ? [] : [billsStay]),
      lawWords.askOffice,
    ],
    sections: [{ title: lawWords.reasons, text: asWritten(reason) }],
  };
}
