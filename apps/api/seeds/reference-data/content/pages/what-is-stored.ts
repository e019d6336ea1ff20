import type { AuthoredBlock, Localized } from '@portal/contracts';
import { t } from '../wording.ts';

/** No table: three columns of sentences cannot be read on a phone. */
function stored(when: Localized, what: Localized, seenBy: Localized): AuthoredBlock[] {
  return [
    { kind: 'heading', level: 3, text: when },
    {
      kind: 'list',
      items: [
        t(
          [{ text: 'Stored: ', strong: true }, `${what.en}.`],
          [{ text: 'Ana adanawa: ', strong: true }, `${what.ha}.`],
        ),
        t(
          [{ text: 'Seen by: ', strong: true }, `${seenBy.en}.`],
          [{ text: 'Mai gani: ', strong: true }, `${seenBy.ha}.`],
        ),
      ],
    },
  ];
}

/** What the privacy notice says of each thing people do here. */
export const whatIsStored: readonly AuthoredBlock[] = [
  ...stored(
    t('A bill', 'Bil'),
    t(
      'name, address, email address, telephone number, taxpayer ID, what it is for and how much',
      'suna, adireshi, imel, lambar waya, lambar mai biyan haraji, abin da yake nufi da adadinsa',
    ),
    t(
      'whoever has its reference: the name, what it is for and the amount; address and email address in part. In full whoever holds the link of your mail',
      'duk mai lambarsa: suna, abin da yake nufi da adadi; adireshi da imel ba cikakku ba. Cikakku: wanda yake da hanyar da ke cikin imel ɗinka',
    ),
  ),
  ...stored(
    t('A payment', 'Biyan kuɗi'),
    t(
      'amount, time, way of paying, the provider’s references and answers',
      'adadi, lokaci, hanyar biya, lambobi da amsoshin kamfanin biyan kuɗi',
    ),
    t(
      'whoever has the bill reference or the code on the receipt. By the receipt number alone: amount, day, what it was for, and initials',
      'duk mai lambar bil ko lambar QR ta rasit. Da lambar rasit kaɗai: adadi, rana, abin da aka biya, da haruffan farko na suna',
    ),
  ),
  ...stored(
    t('An account', 'Asusu'),
    t(
      'NIN (encrypted), names, date of birth, gender, occupation, nationality, address, telephone number, email address; of the password only a value it cannot be read from. Of a virtual NIN nothing',
      'NIN (a rufe), sunaye, ranar haihuwa, jinsi, sana’a, ƙasa, adireshi, lambar waya, imel; na kalmar sirri kuma alama ce kawai da ba a iya karanto ta daga ciki. Ba a adana NIN na wucin gadi',
    ),
    t(
      'you. The SuperAdmin: name, email address and the last four digits of the NIN; the whole of it for a reason that goes on record',
      'kai. SuperAdmin: suna, imel da lambobi huɗu na ƙarshen NIN; cikakken NIN sai bisa dalilin da ake rubutawa a rikodi',
    ),
  ),
  ...stored(
    t('The papers of an agent', 'Takardun wakili'),
    t(
      'pictures of your papers, drawn anew: without the place and the camera they were taken with',
      'hotunan takardunka, an sake zana su: ba wurin da aka ɗauka ko kyamara',
    ),
    t('you, and nobody else', 'kai kaɗai'),
  ),
  ...stored(
    t('Signing in', 'Shiga asusu'),
    t(
      'when, from which network address, with which browser and system',
      'yaushe, daga wane adireshin intanet, da wane burauza da tsari',
    ),
    t('you, in the settings of your account', 'kai, a saitunan asusunka'),
  ),
  ...stored(
    t('A message to us', 'Saƙo zuwa gare mu'),
    t(
      'subject, message, name, email address, telephone number if you give it, the answers',
      'batu, saƙo, suna, imel, lambar waya idan ka bayar, da amsoshi',
    ),
    t(
      'the office you wrote to and the administrators. How far it is: whoever knows its reference and your email address',
      'ofishin da ka rubuta wa da masu gudanarwa. Inda ya kai: wanda ya san lambar saƙon da imel ɗinka',
    ),
  ),
  ...stored(
    t('A consultation', 'Lokacin shawara'),
    t(
      'subject, question, time, name, email address, telephone number if you give it, the answer',
      'batu, tambaya, lokaci, suna, imel, lambar waya idan ka bayar, da amsa',
    ),
    t(
      'the office and the administrators. A link you pass on shows when and where, not who or why',
      'ofishin da masu gudanarwa. Hanyar da ka tura wa wani tana nuna lokaci da wuri, ba wane ne ko dalili ba',
    ),
  ),
  ...stored(
    t('An application to become an agent', 'Neman zama wakili'),
    t(
      'names, company, NIN (encrypted, until the decision), email address, telephone number, area and experience',
      'sunaye, kamfani, NIN (a rufe, har sai an yanke shawara), imel, lambar waya, yanki da gogewa',
    ),
    t(
      'administrators; of the NIN four digits. Once approved everybody: name, area, and the telephone number if you agreed',
      'masu gudanarwa; na NIN, lambobi huɗu. Bayan an amince, kowa: suna, yanki, da lambar waya idan ka yarda',
    ),
  ),
  ...stored(
    t('A declaration of masts or fibre', 'Bayanin mast ko fiber'),
    t(
      'company, contact person, address, email address, telephone number, the sites and routes',
      'kamfani, wanda za a tuntuɓa, adireshi, imel, lambar waya, wurare da hanyoyi',
    ),
    t(
      'administrators. State and bill: whoever knows the reference and the email address',
      'masu gudanarwa. Matsayi da bil: wanda ya san lambar da imel ɗin',
    ),
  ),
];
