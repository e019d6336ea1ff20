import type { Localized } from '@portal/contracts';
import { type SpecimenName, specimenId } from '../../specimens/specimen-pictures.ts';
import { type SeededContent, t } from './wording.ts';

function specimen(name: SpecimenName, caption: Localized, alt: Localized): SeededContent {
  return {
    kind: 'gallery',
    slug: `specimen-${name}`,
    content: { kind: 'gallery', image: specimenId(name), caption, alt },
  };
}

/** The last stands first: the gallery shows what is newest on top. */
export const galleryItems: readonly SeededContent[] = [
  specimen(
    'slip-in-hausa',
    t(
      'Specimen: the same receipt on a till roll 80 mm wide, in Hausa.',
      'Samfuri: rasit ɗin a kan ƙaramar takarda mai faɗin mm 80, da Hausa.',
    ),
    t(
      'The upper part of a narrow receipt in Hausa, marked SPECIMEN: the word RASIT, the amount of ₦1,000.00 in figures and in words, and the stamp AN BIYA with the day.',
      'Saman siririn rasit da Hausa, an rubuta SAMFURI a kansa: kalmar RASIT, kuɗi ₦1,000.00 da lamba da kuma da kalmomi, da hatimin AN BIYA da rana.',
    ),
  ),
  specimen(
    'bill-in-hausa',
    t(
      'Specimen: an invoice in Hausa. Every paper can be printed in English and in Hausa.',
      'Samfuri: takardar biyan kuɗi da Hausa. Ana iya buga kowace takarda da Turanci ko da Hausa.',
    ),
    t(
      'The upper part of an invoice in Hausa, marked SPECIMEN: the amount, who pays, who asks for it, and the bill reference.',
      'Saman takardar biyan kuɗi da Hausa, an rubuta SAMFURI a kanta: adadin kuɗi, mai biya, mai karɓa, da lambar bil.',
    ),
  ),
  specimen(
    'receipt-code',
    t(
      'Specimen: the foot of a receipt. The code carries our digital signature; scan it, or enter the reference beside it.',
      'Samfuri: ƙasan rasit. Lambar QR tana ɗauke da sa hannunmu na dijital; ɗauki hotonta, ko ka shigar da lambar da ke gefenta.',
    ),
    t(
      'The lower part of a receipt, marked SPECIMEN: the total of ₦1,000.00, a dense square code, and the bill reference to its right.',
      'Ƙasan rasit, an rubuta SAMFURI a kansa: jimilla ₦1,000.00, lambar QR mai yawan ɗigo, da lambar bil a damanta.',
    ),
  ),
  specimen(
    'receipt',
    t(
      'Specimen: a receipt. It has a number of its own, which begins with KDR, and says when and how the money was paid.',
      'Samfuri: rasit. Yana da lambarsa wadda take farawa da KDR, kuma yana nuna lokaci da hanyar da aka biya kuɗin.',
    ),
    t(
      'The upper part of a receipt, marked SPECIMEN: the amount paid, a green stamp that says PAID with the day, the receipt number and the bill reference.',
      'Saman rasit, an rubuta SAMFURI a kansa: kuɗin da aka biya, koren hatimi mai cewa an biya da rana, lambar rasit da lambar bil.',
    ),
  ),
  specimen(
    'bill-code',
    t(
      'Specimen: the foot of an invoice. The code opens the bill, so that nobody has to type its reference.',
      'Samfuri: ƙasan takardar biyan kuɗi. Lambar QR tana buɗe bil ɗin, don kada a rubuta lambarsa da hannu.',
    ),
    t(
      'The lower part of an invoice, marked SPECIMEN: the total of ₦1,000.00, a square code, and the bill reference to its right.',
      'Ƙasan takardar biyan kuɗi, an rubuta SAMFURI a kanta: jimilla ₦1,000.00, lambar QR, da lambar bil a damanta.',
    ),
  ),
  specimen(
    'bill',
    t(
      'Specimen: an invoice, the paper of a bill that is not paid yet. The bill reference begins with KD and stands below the names.',
      'Samfuri: takardar biyan kuɗi, wato takardar bil da ba a biya ba tukuna. Lambar bil tana farawa da KD, kuma tana ƙasan sunaye.',
    ),
    t(
      'The upper part of an invoice, marked SPECIMEN: the amount due of ₦1,000.00, who pays, who asks for it, the bill reference, and the days it was issued and expires.',
      'Saman takardar biyan kuɗi, an rubuta SAMFURI a kanta: kuɗin da za a biya ₦1,000.00, mai biya, mai karɓa, lambar bil, da ranakun fitarwa da ƙarewa.',
    ),
  ),
];
