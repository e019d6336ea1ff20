import { page, t } from '../wording.ts';

export const eServices = page('/e-services', {
  title: t('E-services', 'Ayyukan intanet'),
  lead: t(
    'What you can do here, what you need for it, and what it costs.',
    'Abin da za ka iya yi a nan, abin da kake buƙata, da nawa ne kuɗinsa.',
  ),
  blocks: [
    {
      kind: 'service',
      title: t('Find and pay a bill', 'Nemo bil ka biya'),
      text: t(
        'See what a bill is for and how much it is, then pay by card, transfer or at a bank.',
        'Ga abin da bil yake nufi da adadinsa, sannan ka biya da kati, aika kuɗi ko a banki.',
      ),
      needs: [
        t(
          'The bill’s reference: it starts with KD and has 16 letters and digits.',
          'Lambar bil: tana farawa da KD, tana da haruffa da lambobi 16.',
        ),
        t('You need no account.', 'Ba sai ka buɗe asusu ba.'),
      ],
      cost: t(
        'Looking it up is free. The payment provider shows its charge, if there is one, before you pay.',
        'Dubawa kyauta ne. Kamfanin biyan kuɗi yana nuna ladansa, idan akwai, kafin ka biya.',
      ),
      to: '/',
      label: t('Find a bill', 'Nemo bil'),
    },
    {
      kind: 'service',
      title: t('Check an invoice or a receipt', 'Tantance takardar biyan kuɗi ko rasit'),
      text: t(
        'Find out whether a paper is genuine. The code on a receipt proves itself, even without a connection.',
        'Gano ko takarda ta gaskiya ce. Alamar da ke kan rasit tana tabbatar da kanta, ko babu intanet.',
      ),
      needs: [
        t(
          'The bill reference, the receipt number, or the code on the paper.',
          'Lambar bil, lambar rasit, ko alamar da ke kan takardar.',
        ),
      ],
      cost: t('Free, for everybody.', 'Kyauta, ga kowa.'),
      to: '/receipt-verification',
      label: t('Check a paper', 'Tantance takarda'),
    },
    {
      kind: 'service',
      title: t('Open an account', 'Buɗe asusu'),
      text: t(
        'Choose a tax or a fee and get the bill for it at once, in your name. Paying needs no account.',
        'Zaɓi haraji ko kuɗi ka sami bil ɗinsa nan take, da sunanka. Ba a buƙatar asusu don biya.',
      ),
      needs: [
        t('Your National Identification Number (NIN): 11 digits.', 'Lambar shaidar ɗan ƙasa (NIN): lambobi 11.'),
        t('An email address you can read.', 'Adireshin imel da kake iya buɗewa.'),
        t('For a company or an agency: the NIN of whoever represents it.', 'Ga kamfani ko hukuma: NIN na wakilinta.'),
      ],
      cost: t('Free.', 'Kyauta.'),
      to: '/?a=register',
      label: t('Register', 'Yi rajista'),
    },
    {
      kind: 'service',
      title: t('Get a bill from an MDA', 'Sami bil daga MDA'),
      text: t(
        'Choose a ministry, department or agency and what you pay for, and get the bill at once, in your name.',
        'Zaɓi ma’aikata ko hukuma da abin da kake biya, ka sami bil nan take da sunanka.',
      ),
      needs: [
        t('An account.', 'Asusu.'),
        t('The amount you were told to pay.', 'Adadin kuɗin da aka gaya maka ka biya.'),
      ],
      cost: t('The bill is free; you pay what it says.', 'Bil kyauta ne; kana biyan abin da ya faɗa.'),
      to: '/tax-trails/mda-collection',
      label: t('MDA collection', 'Karɓar kuɗin MDA'),
    },
    {
      kind: 'service',
      title: t('Pay As You Earn (PAYE)', 'Harajin albashi (PAYE)'),
      text: t(
        'What an employer deducts, how it is worked out, and when it must be paid.',
        'Abin da mai ɗaukar ma’aikata yake cirewa, yadda ake lissafa shi, da lokacin biya.',
      ),
      needs: [
        t(
          'What each person earns in a year, and their pension contributions and rent.',
          'Abin da kowa yake samu a shekara, da kuɗin fanshonsa da na hayarsa.',
        ),
      ],
      cost: t(
        'Reading and calculating is free; the tax is due on the 10th of the following month.',
        'Karatu da lissafi kyauta ne; ana biyan harajin zuwa ranar 10 ga wata mai zuwa.',
      ),
      to: '/tax-trails/paye-manager',
      label: t('Open PAYE', 'Buɗe PAYE'),
    },
    {
      kind: 'service',
      title: t('Calculate your tax', 'Lissafa harajinka'),
      text: t(
        'Each line shows its rule and the section of the law it comes from.',
        'Kowane layi yana nuna ƙa’idarsa da sashen dokar da ya fito.',
      ),
      needs: [t('What you earn in a year.', 'Abin da kake samu a shekara.')],
      cost: t('Free.', 'Kyauta.'),
      to: '/tax-calculator',
      label: t('Open the calculator', 'Buɗe na’urar lissafi'),
    },
    {
      kind: 'service',
      title: t('Tax clearance certificate (TCC, eTCC)', 'Takardar shaidar biyan haraji (TCC, eTCC)'),
      text: t(
        'It shows three years: income, tax due, tax paid and what is still owed. It cannot be asked for online yet: an officer takes the request, at a time you choose. The law gives the authority two weeks to issue it or to say why not.',
        'Tana nuna shekaru uku: kuɗin shiga, haraji, abin da aka biya da saura. Ba a iya neman ta ta intanet ba tukuna: jami’i ne yake karɓar buƙatar, a lokacin da ka zaɓa. Doka ta ba hukuma mako biyu ta ba da ita ko ta faɗi dalili.',
      ),
      needs: [
        t('Your Tax ID or NIN.', 'Tax ID ko NIN naka.'),
        t('Your returns and receipts of the last three years.', 'Rahotonka da rasit na shekaru uku.'),
      ],
      cost: t(
        'What you still owe. Never pay anything without a bill that has a reference.',
        'Abin da ya rage a kanka. Kada ka biya abin da ba shi da bil mai lamba.',
      ),
      to: '/consult-connect?topic=clearance',
      label: t('Book a time', 'Ajiye lokaci domin ta'),
    },
    {
      kind: 'service',
      title: t('Check a tax clearance certificate', 'Tantance takardar shaidar biyan haraji'),
      text: t(
        'The same box as for bills and receipts says whether a certificate is valid, expired, revoked or unknown. Scan its code with the camera, or type its number.',
        'Akwatin da ake tantance bil da rasit yana faɗar ko takardar shaida tana aiki, ta ƙare, an soke ta ko ba a san ta ba. Ɗauki hoton lambarta da kyamara, ko ka rubuta lambarta.',
      ),
      needs: [t('The number on the certificate.', 'Lambar da ke kan takardar shaidar.')],
      cost: t('Free, for everybody.', 'Kyauta, ga kowa.'),
      to: '/receipt-verification',
      label: t('Check a certificate', 'Tantance takardar shaida'),
    },
    {
      kind: 'service',
      title: t('Speak to an officer or a consultant', 'Yi magana da jami’i ko mai ba da shawara'),
      text: t('Choose a time that suits you.', 'Zaɓi lokacin da ya dace da kai.'),
      needs: [t('An email address for the confirmation.', 'Adireshin imel don tabbatarwa.')],
      cost: t('A consultation is free.', 'Shawara kyauta ce.'),
      to: '/consult-connect',
      label: t('Open ConsultConnect', 'Buɗe ConsultConnect'),
    },
    {
      kind: 'sources',
      asOf: '2026-11-20',
      items: [
        t(
          'Nigeria Tax Administration Act 2025, section 72 (tax clearance certificate)',
          'Dokar gudanar da haraji ta Najeriya (NTAA) 2025, sashe na 72 (takardar shaidar biyan haraji)',
        ),
        t(
          'Deduction of Tax at Source (Withholding) Regulations 2024, regulation 7 (PAYE on the 10th)',
          'Dokokin cire haraji tun asali na 2024, doka ta 7 (PAYE ranar 10)',
        ),
      ],
    },
  ],
});
