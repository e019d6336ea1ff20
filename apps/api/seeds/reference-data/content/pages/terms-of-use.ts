import { page, t } from '../wording.ts';

export const termsOfUse = page('/terms-of-use', {
  title: t('Terms of use', 'Sharuɗɗan amfani'),
  lead: t(
    'What you can expect of this portal, and what it expects of you.',
    'Abin da za ka iya tsammani daga wannan shafi, da abin da yake tsammani daga gare ka.',
  ),
  blocks: [
    {
      kind: 'callout',
      tone: 'information',
      title: t('This is a demonstration', 'Wannan gwaji ne'),
      text: t(
        'It collects no real taxes and is not endorsed by any authority. No bill, receipt or certificate from here is worth anything.',
        'Ba ya karɓar haraji na gaske, kuma babu hukumar da ta amince da shi. Babu bil, rasit ko shaida daga nan da take da wani amfani.',
      ),
    },
    { kind: 'heading', level: 2, text: t('Bills and money', 'Bil da kuɗi') },
    {
      kind: 'list',
      items: [
        t(
          'Anybody may find a bill by its reference and pay it. Who pays for somebody else pays that person’s bill.',
          'Kowa zai iya nemo bil da lambarsa ya biya. Wanda ya biya wa wani, bil na wannan ne ya biya.',
        ),
        t(
          'A bill is paid once the payment provider has confirmed the money and a receipt exists. A message from a bank is no receipt.',
          'Ana ɗaukar bil a matsayin wanda aka biya idan kamfanin biyan kuɗi ya tabbatar da kuɗin kuma aka ba da rasit. Saƙon banki ba rasit ba ne.',
        ),
        t(
          'Money that arrives late still counts. Money that does not agree with its bill is looked at by a person before there is a receipt.',
          'Kuɗin da ya zo a makare ana lissafa shi. Kuɗin da bai dace da bil ɗinsa ba, mutum ne yake duba shi kafin a ba da rasit.',
        ),
        t(
          'A receipt can become void, for example when the bank takes the money back. Whoever checks it sees that.',
          'Rasit zai iya zama mara amfani, misali idan banki ya karɓe kuɗin. Duk wanda ya tantance shi zai ga haka.',
        ),
        t(
          'Nobody may take cash for a bill of this portal.',
          'Babu wanda aka yarda ya karɓi tsabar kuɗi don bil na wannan shafi.',
        ),
        t(
          'On the payment provider’s page the provider’s own terms hold. It shows its charge, if there is one, before you pay.',
          'A shafin kamfanin biyan kuɗi, sharuɗɗansa ne suke aiki. Yana nuna ladansa, idan akwai, kafin ka biya.',
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('Your account', 'Asusunka') },
    {
      kind: 'list',
      items: [
        t(
          'A person has one account as a person and one as an agent. Whoever represents companies or agencies may open one for each.',
          'Mutum yana da asusu ɗaya a matsayin mutum da ɗaya a matsayin wakili. Mai wakiltar kamfanoni ko hukumomi zai iya buɗe wa kowanne nasa.',
        ),
        t(
          'Register with your own National Identification Number, and say what is true. What you hand in for a company or an agency, you hand in as its representative.',
          'Yi rajista da NIN naka, ka faɗi gaskiya. Abin da ka bayar a madadin kamfani ko hukuma, ka bayar da shi ne a matsayin wakilinta.',
        ),
        t(
          'Your password and the codes sent to you are for you alone. Ten wrong passwords lock the account for fifteen minutes.',
          'Kalmar sirri da lambobin da aka aiko maka naka ne kai kaɗai. Kuskuren kalmar sirri sau goma yana kulle asusu na minti goma sha biyar.',
        ),
        t(
          'You are signed out after half an hour without use, and after twelve hours in any case.',
          'Ana fitar da kai daga asusu bayan rabin awa ba tare da amfani ba, da kuma bayan awa goma sha biyu ko ta yaya.',
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('What the pages say', 'Abin da shafuka suke faɗa') },
    {
      kind: 'list',
      items: [
        t(
          'They explain the law as of the day given at their end. They are no advice for your case; where they and the law differ, the law counts.',
          'Suna bayyana doka kamar yadda take a ranar da aka rubuta a ƙarshensu. Ba shawara ba ce a kan batunka; inda suka bambanta da doka, doka ce take aiki.',
        ),
        t(
          'The tax calculator computes from what you enter. What you owe is on your bill or your assessment.',
          'Na’urar lissafi tana lissafi ne da abin da ka shigar. Abin da ake bin ka yana kan bil ɗinka ko lissafin hukuma.',
        ),
        t(
          [
            'If you do not agree with a bill or an assessment, you may object. ',
            { text: 'How, and until when', to: '/faq#objection' },
            ' is among the questions. Nothing here takes a right away that the law gives you.',
          ],
          [
            'Idan ba ka yarda da bil ko lissafi ba, kana iya yin ƙorafi. ',
            { text: 'Yadda ake yi, da ranar ƙarshe', to: '/faq#objection' },
            ' yana cikin tambayoyi. Babu abin da ke nan da yake ɗauke haƙƙin da doka ta ba ka.',
          ],
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('Fair use', 'Amfani da kyau') },
    {
      kind: 'list',
      items: [
        t(
          'Use references, codes and accounts that are yours or were given to you for this. Trying out others is not allowed, and is slowed down and refused.',
          'Yi amfani da lambobi da asusun da suke naka ko aka ba ka don haka. Ba a yarda a gwada na wasu ba; ana rage gudun hakan ana kuma hana shi.',
        ),
        t(
          'Programs that send many calls are answered more slowly, and then not at all for a while.',
          'Manhajar da take aika tambayoyi da yawa ana rage mata gudu, sannan a daina amsa mata na ɗan lokaci.',
        ),
        t(
          'A false receipt, card or declaration is a matter for the law, not for this page.',
          'Rasit, kati ko bayanin ƙarya batu ne na doka, ba na wannan shafi ba.',
        ),
      ],
    },
    { kind: 'heading', level: 2, text: t('When something does not work', 'Idan wani abu bai yi aiki ba') },
    {
      kind: 'paragraph',
      text: t(
        'The portal can be away for a while; the days on which taxes are due stay the same. What you typed is kept until you close the tab, and a payment that was under way is looked up again by itself.',
        'Shafin zai iya ɗaukewa na ɗan lokaci; ranakun biyan haraji ba sa canjawa. Abin da ka rubuta yana nan har sai ka rufe shafin, kuma ana sake duba biyan da yake tafiya da kansa.',
      ),
    },
    {
      kind: 'action',
      to: '/contact-us/message',
      label: t('Write to us', 'Rubuto mana'),
    },
    {
      kind: 'links',
      items: [
        { to: '/privacy-notice', label: t('Privacy notice', 'Sanarwar kare sirri') },
        { to: '/faq', label: t('Questions and answers', 'Tambayoyi da amsoshi') },
        { to: '/contact-us', label: t('Find a tax office', 'Nemo ofishin haraji') },
      ],
    },
  ],
});
