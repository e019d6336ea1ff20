import type { AuthoredBlock } from '@portal/contracts';
import { t } from '../wording.ts';

/** The table of the privacy notice. */
export const whatIsStored: AuthoredBlock = {
  kind: 'table',
  caption: t('By what you do here', 'Bisa abin da kake yi a nan'),
  columns: [t('When you …', 'Idan …'), t('What is stored', 'Abin da ake adanawa'), t('Who sees it', 'Wanda yake gani')],
  rows: [
    [
      t('get a bill', 'an fitar maka da bil'),
      t(
        'Name, address, email address, telephone number, taxpayer ID, what it is for and how much',
        'Suna, adireshi, imel, lambar waya, lambar mai biyan haraji, abin da yake nufi da adadinsa',
      ),
      t(
        'Whoever has its reference: the name, what it is for and the amount; address and email address in part. In full whoever holds the link of your mail',
        'Duk mai lambarsa: suna, abin da yake nufi da adadi; adireshi da imel ba cikakku ba. Cikakku: wanda yake da hanyar da ke cikin imel ɗinka',
      ),
    ],
    [
      t('pay', 'ka biya'),
      t(
        'Amount, time, way of paying, the provider’s references and answers',
        'Adadi, lokaci, hanyar biya, lambobi da amsoshin kamfanin biyan kuɗi',
      ),
      t(
        'Whoever has the bill reference or the receipt number sees the receipt',
        'Duk mai lambar bil ko lambar rasit yana ganin rasit',
      ),
    ],
    [
      t('open an account', 'ka buɗe asusu'),
      t(
        'NIN (encrypted), names, date of birth, gender, occupation, nationality, address, telephone number, email address; of the password only a value it cannot be read from. Of a virtual NIN nothing',
        'NIN (a rufe), sunaye, ranar haihuwa, jinsi, sana’a, ƙasa, adireshi, lambar waya, imel; na kalmar sirri kuma alama ce kawai da ba a iya karanto ta daga ciki. Ba a adana NIN na wucin gadi',
      ),
      t(
        'You. The SuperAdmin: name, email address and the last four digits of the NIN; the whole of it for a reason that goes on record',
        'Kai. SuperAdmin: suna, imel da lambobi huɗu na ƙarshen NIN; cikakken NIN sai bisa dalilin da ake rubutawa a rikodi',
      ),
    ],
    [
      t('register as an agent', 'ka yi rajistar wakili'),
      t(
        'Pictures of your papers, drawn anew: without the place and the camera they were taken with',
        'Hotunan takardunka, an sake zana su: ba wurin da aka ɗauka ko kyamara',
      ),
      t('You, and nobody else', 'Kai kaɗai'),
    ],
    [
      t('sign in', 'ka shiga asusu'),
      t(
        'When, from which network address, with which browser and system',
        'Yaushe, daga wane adireshin intanet, da wane burauza da tsari',
      ),
      t('You, in the settings of your account', 'Kai, a saitunan asusunka'),
    ],
    [
      t('write to us', 'ka rubuto mana'),
      t(
        'Subject, message, name, email address, telephone number if you give it, the answers',
        'Batu, saƙo, suna, imel, lambar waya idan ka bayar, da amsoshi',
      ),
      t(
        'The office you wrote to and the administrators. How far it is: whoever knows its reference and your email address',
        'Ofishin da ka rubuta wa da masu gudanarwa. Inda ya kai: wanda ya san lambar saƙon da imel ɗinka',
      ),
    ],
    [
      t('book a consultation', 'ka ajiye lokacin shawara'),
      t(
        'Subject, question, time, name, email address, telephone number if you give it, the answer',
        'Batu, tambaya, lokaci, suna, imel, lambar waya idan ka bayar, da amsa',
      ),
      t(
        'The office and the administrators. A link you pass on shows when and where, not who or why',
        'Ofishin da masu gudanarwa. Hanyar da ka tura wa wani tana nuna lokaci da wuri, ba wane ne ko dalili ba',
      ),
    ],
    [
      t('apply to become an agent', 'ka nemi zama wakili'),
      t(
        'Names, company, NIN (encrypted, until the decision), email address, telephone number, area and experience',
        'Sunaye, kamfani, NIN (a rufe, har sai an yanke shawara), imel, lambar waya, yanki da gogewa',
      ),
      t(
        'Administrators; of the NIN four digits. Once approved everybody: name, area, and the telephone number if you agreed',
        'Masu gudanarwa; na NIN, lambobi huɗu. Bayan an amince, kowa: suna, yanki, da lambar waya idan ka yarda',
      ),
    ],
    [
      t('declare masts or fibre', 'ka bayyana mast ko fiber'),
      t(
        'Company, contact person, address, email address, telephone number, the sites and routes',
        'Kamfani, wanda za a tuntuɓa, adireshi, imel, lambar waya, wurare da hanyoyi',
      ),
      t(
        'Administrators. State and bill: whoever knows the reference and the email address',
        'Masu gudanarwa. Matsayi da bil: wanda ya san lambar da imel ɗin',
      ),
    ],
  ],
};
