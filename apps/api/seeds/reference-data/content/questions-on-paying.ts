import { question } from './a-question.ts';
import { type SeededContent, t } from './wording.ts';

/** Paying, receipts and accounts: what people ask most. */
export const questionsOnPaying: readonly SeededContent[] = [
  question(
    'paying',
    10,
    'paid-but-pending',
    t(
      'I was debited, but the bill still says unpaid. What now?',
      'An cire mini kuɗi amma bil ɗin ya ce ba a biya shi ba. Me zan yi?',
    ),
    t(
      'Do not pay again. Banks and providers sometimes answer late. We go on asking the provider until we know, and email the receipt. Keep the reference.',
      'Kada ka sake biya. Wani lokaci banki da kamfani suna jinkirin amsa. Za mu ci gaba da tambayar kamfanin har mu sani, mu aika rasit ta imel. Adana lambar.',
    ),
  ),
  question(
    'paying',
    20,
    'cash',
    t('May I pay in cash?', 'Zan iya biya da tsabar kuɗi?'),
    t(
      'Not to a person. Whoever asks you for cash does not work for this service, in our offices either. You pay by the reference of your bill: by card, by transfer, or at the counter of a bank, where the bank takes your cash for the RRR and gives you its own slip.',
      'Ba ga mutum ba. Wanda ya nemi tsabar kuɗi ba ma’aikacin wannan sabis ba ne, ko a ofisoshinmu. Kana biya da lambar bil: da kati, aika kuɗi, ko a kantar banki, inda banki yake karɓar kuɗinka da lambar RRR ya ba ka takardarsa.',
    ),
  ),
  question(
    'paying',
    30,
    'pay-in-part',
    t('Can I pay a bill in part?', 'Zan iya biyan wani ɓangare na bil?'),
    t(
      [
        'A bill is paid whole. If it is too much at once, ',
        { text: 'ask your tax office', to: '/contact-us' },
        ' before it is due; an agreement made by word of mouth counts for nothing.',
      ],
      [
        'Ana biyan bil gaba ɗaya. Idan ya yi yawa lokaci guda, ',
        { text: 'tambayi ofishin harajinka', to: '/contact-us' },
        ' kafin lokacinta; yarjejeniyar baki ba ta da amfani.',
      ],
    ),
  ),
  question(
    'paying',
    40,
    'expired-invoice',
    t('My invoice has expired. What now?', 'Lokacin takardar biyan kuɗina ya wuce. Me zan yi?'),
    t(
      'You can still see it, but it must be renewed by whoever raised it before it can be paid. An invoice lasts three months.',
      'Har yanzu kana iya ganinta, amma sai wanda ya fitar da ita ya sabunta ta kafin a biya. Takarda tana ɗaukar wata uku.',
    ),
  ),
  question(
    'paying',
    50,
    'which-office',
    t('Which tax office is mine?', 'Wane ofishin haraji ne nawa?'),
    t(
      [
        'The one of the area you live or trade in. ',
        { text: 'Find it here', to: '/contact-us' },
        '. To pay you need no office.',
      ],
      [
        'Wanda yake yankin da kake zaune ko kake kasuwanci. ',
        { text: 'Nemo shi a nan', to: '/contact-us' },
        '. Ba ka buƙatar ofishi don biya.',
      ],
    ),
  ),
  question(
    'receipts',
    10,
    'genuine',
    t(
      'How do I know that a receipt or a collector is genuine?',
      'Ta yaya zan gane rasit ko mai karɓar haraji na gaske?',
    ),
    t(
      [
        'Check the reference or the code ',
        { text: 'here', to: '/receipt-verification' },
        '. A collector has an identity code that you can ',
        { text: 'verify', to: '/agent-network' },
        '; one who cannot give you a reference has no bill for you.',
      ],
      [
        'Tantance lamba ko alama ',
        { text: 'a nan', to: '/receipt-verification' },
        '. Mai karɓa yana da lambar shaida da za ka iya ',
        { text: 'tantancewa', to: '/agent-network' },
        '; wanda ba zai iya ba ka lamba ba, ba shi da bil ɗinka.',
      ],
    ),
  ),
  question(
    'receipts',
    20,
    'lost-receipt',
    t('I lost my receipt. Can I get it again?', 'Rasit ɗina ya ɓace. Zan iya sake samu?'),
    t(
      'Yes, as often as you like. Enter the bill’s reference on the home page: a paid bill opens as its receipt.',
      'E, sau nawa kake so. Shigar da lambar bil ɗin a shafin farko: bil ɗin da aka biya yana buɗewa a matsayin rasit.',
    ),
  ),
  question(
    'receipts',
    30,
    'clearance-certificate',
    t(
      'How long does a tax clearance certificate take?',
      'Takardar shaidar biyan haraji tana ɗaukar tsawon wane lokaci?',
    ),
    t(
      'Two weeks by law, or the authority says why not. It shows three years. People whose tax was withheld may not be refused one for that reason.',
      'Mako biyu bisa doka, ko hukuma ta faɗi dalili. Tana nuna shekaru uku. Ba za a hana wanda aka cire wa haraji ba saboda haka.',
    ),
  ),
  question(
    'account',
    10,
    'wrong-name',
    t('The name on my NIN is wrong. What can I do?', 'Sunan da ke kan NIN ɗina ba daidai ba ne. Me zan yi?'),
    t(
      'Your name here is the one the identity authority (NIMC) holds. Have it corrected there first; it then comes right here.',
      'Sunanka a nan shi ne wanda yake wurin hukumar shaida (NIMC). Fara gyara shi a can; sannan zai gyaru a nan.',
    ),
  ),
  question(
    'account',
    20,
    'lost-phone',
    t(
      'I no longer have the phone or the email of my account. What now?',
      'Na rasa waya ko imel na asusuna. Me zan yi?',
    ),
    t(
      [
        'Nobody can change it by telephone. ',
        { text: 'Go to a tax office', to: '/contact-us' },
        ' with your NIN. Bills can be paid and receipts fetched without an account meanwhile.',
      ],
      [
        'Babu wanda zai iya sauya shi ta waya. ',
        { text: 'Je ofishin haraji', to: '/contact-us' },
        ' da NIN ɗinka. Kafin nan ana iya biya da samun rasit ba tare da asusu ba.',
      ],
    ),
  ),
  question(
    'account',
    30,
    'data-privacy',
    t('What happens to my data?', 'Me ake yi da bayanaina?'),
    t(
      'We use it to assess and collect what the law asks for. Your NIN is kept encrypted. Staff see its last four digits; the whole number is shown only for a stated reason, and each time is recorded. The Nigeria Data Protection Act 2023 gives you the right to see and correct what is held about you.',
      'Muna amfani da su don lissafi da karɓar abin da doka ta ce. Ana adana NIN ɗinka a rufe. Ma’aikata suna ganin lambobinta huɗu na ƙarshe; ana nuna ta gaba ɗaya ne kawai saboda dalilin da aka bayar, kuma ana rubuta kowane lokaci. Dokar kare bayanai ta Najeriya ta 2023 ta ba ka damar gani da gyara abin da aka adana game da kai.',
    ),
  ),
];
