import { formatNaira, type Kobo, type Letter, lawPaperKindWords } from '@portal/contracts';
import { asWritten, inBoth } from './in-both.ts';
import { lawWords, ofTheAct } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

interface Appointed {
  readonly taxpayer: string;
  readonly demand: string;
  readonly askedKobo: Kobo;
  readonly bills: readonly { readonly reference: string; readonly amountKobo: Kobo }[];
}

/** Section 60: whoever owes a taxpayer money pays their tax out of it. Says nothing of the debt beside the bills it asks for. */
export function substitutionLetter({ taxpayer, demand, askedKobo, bills }: Appointed, parties: Parties): Letter {
  const asked = formatNaira(askedKobo);
  return {
    ...partiesOn(parties),
    title: lawPaperKindWords.substitution,
    basis: ofTheAct('60', '41'),
    facts: [
      // native reviewer: the Hausa of the whole letter is ours.
      { label: { en: 'Taxpayer', ha: 'Mai haraji' }, value: asWritten(taxpayer) },
      { label: { en: 'Demand notice', ha: 'Sanarwar neman biya' }, value: asWritten(demand) },
    ],
    heading: {
      en: `Pay ${asked} out of what you owe ${taxpayer}`,
      ha: `Ka biya ${asked} daga abin da ${taxpayer} yake bin ka`,
    },
    lead: [
      {
        en: `${taxpayer} owes tax that is final and was demanded in vain. You owe ${taxpayer} money or hold it for them. The law appoints you to pay the bills below out of it, as far as it reaches.`,
        ha: `Ana bin ${taxpayer} haraji na ƙarshe da aka nema ba a biya ba. ${taxpayer} yana bin ka kuɗi, ko kana riƙe masa da kuɗi. Doka ta naɗa ka ka biya bilolin da ke ƙasa daga ciki, gwargwadon abin da akwai.`,
      },
      {
        en: `What you pay on these bills frees you of as much of your debt to ${taxpayer}. The receipt is your proof.`,
        ha: `Abin da ka biya a waɗannan bilolin ya sauke maka daidai haka daga bashin da ${taxpayer} yake bin ka. Rasit shi ne shaidarka.`,
      },
    ],
    amount: { label: { en: 'To pay', ha: 'Abin biya' }, kobo: askedKobo },
    deadline: { label: lawWords.payOrObject, note: lawWords.thirtyDays },
    table: {
      title: { en: 'What to pay', ha: 'Abin da za a biya' },
      lines: [
        ...bills.map(({ reference, amountKobo }) => ({
          says: inBoth((language) => (language === 'en' ? `Bill ${reference}` : `Bil ${reference}`)),
          how: { en: 'pay it with its reference', ha: 'ka biya da lambarsa' },
          counts: 'added' as const,
          kobo: amountKobo,
        })),
        { says: { en: 'To pay', ha: 'Jimillar biya' }, how: { en: '', ha: '' }, counts: 'total', kobo: askedKobo },
      ],
      note: {
        en: 'The page behind the code shows what is still open today.',
        ha: 'Shafin da ke bayan lambar QR yana nuna abin da ya rage yau.',
      },
    },
    toDo: [lawWords.noCash, lawWords.object, lawWords.fiveItems],
    sections: [
      {
        title: { en: 'If you object', ha: 'Idan ka ƙi amincewa' },
        text: {
          en: 'You may object as to an assessment, for example because you owe nothing, or less. Until it is decided you need not pay what you dispute. We must decide within 90 days; if we do not, the law upholds your objection (s. 41(6)). After that you may go to the Tax Appeal Tribunal. The Tax Ombud helps for nothing.',
          ha: 'Kana iya ƙin amincewa kamar na kimanta haraji, misali idan ba a bin ka komai, ko ƙasa da haka. Har a yanke, ba sai ka biya abin da kake jayayya a kai ba. Dole mu yanke cikin kwana 90; in ba haka ba, doka ta karɓi ƙin yardarka (s. 41(6)). Bayan haka kana iya zuwa Kotun Ƙorafin Haraji. Tax Ombud yana taimako kyauta.',
        },
      },
    ],
  };
}
