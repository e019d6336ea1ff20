/** The ten channels of the payment widget (spec §9), and one for names a provider invents later. */
export const paymentChannels = [
  ['card', 'Card'],
  ['ussd', 'USSD'],
  ['transfer', 'Transfer'],
  ['pay-with-provider', 'Pay with provider'],
  ['phone-number', 'Phone number'],
  ['wallet', 'Wallet'],
  ['enaira', 'eNaira'],
  ['bank', 'Bank'],
  ['branch', 'Bank branch'],
  ['internet-bank', 'Internet bank'],
  ['other', 'Other'],
].map(([code, name], index) => ({ id: index + 1, code, name }));

/** Remita first, Interswitch coming soon, bank without a proceed button (spec §9). */
export const paymentGateways = [
  {
    id: 'remita',
    name: 'Remita',
    availability: 'available',
    position: 1,
    steps: {
      en: [
        'Click on "Proceed to payment"',
        'Choose how to pay: card, transfer, USSD, wallet or internet bank',
        'Follow the instructions of Remita and complete the payment',
        'Wait here until the payment is confirmed and your receipt appears',
      ],
      // native reviewer: please check the four Remita steps
      ha: [
        'Danna "Ci gaba da biyan kuɗi"',
        'Zaɓi hanyar biya: kati, tura kuɗi, USSD, walat ko bankin intanet',
        'Bi umarnin Remita har ka kammala biyan',
        'Jira a nan har sai an tabbatar da biyan kuma rasit ɗinka ya bayyana',
      ],
    },
  },
  {
    id: 'interswitch',
    name: 'Interswitch',
    availability: 'coming-soon',
    position: 2,
    steps: {
      en: [
        'Click on "Proceed to payment"',
        'Enter the details of your card, or choose transfer or USSD',
        'Confirm the payment with the code your bank sends you',
        'Wait here until the payment is confirmed and your receipt appears',
      ],
      // native reviewer: please check the four Interswitch steps
      ha: [
        'Danna "Ci gaba da biyan kuɗi"',
        'Shigar da bayanan katinka, ko zaɓi tura kuɗi ko USSD',
        'Tabbatar da biyan da lambar da bankinka ya aiko maka',
        'Jira a nan har sai an tabbatar da biyan kuma rasit ɗinka ya bayyana',
      ],
    },
  },
  {
    id: 'bank',
    name: 'Bank',
    availability: 'available',
    position: 3,
    steps: {
      en: [
        'Write down the RRR (Remita Retrieval Reference) shown here, or open the invoice and print it',
        'Go to any bank branch, or open the internet or mobile application of your bank',
        'Say that you want to pay a Remita bill and give the RRR',
        'Check the name and the amount, then pay. Your receipt is sent to you once the bank has told us',
      ],
      // native reviewer: please check the four bank steps
      ha: [
        'Rubuta lambar RRR (Remita Retrieval Reference) da ke nan, ko buɗe takardar biyan kuɗi ka buga ta',
        'Je kowane reshen banki, ko buɗe manhajar bankinka',
        'Ka ce kana son biyan kuɗin Remita, ka ba da lambar RRR',
        'Duba suna da adadin kuɗi, sannan ka biya. Za a aiko maka da rasit da zarar banki ya sanar da mu',
      ],
    },
  },
];
