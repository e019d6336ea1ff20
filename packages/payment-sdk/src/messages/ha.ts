import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  creatingSession: 'Ana shirya biyan kuɗi. Da fatan za a jira...',
  sessionCreated: 'An shirya biyan kuɗi cikin nasara. Za a tura ka nan ba da daɗewa ba',
  sessionFailed: 'An sami kuskure wajen shirya biyan kuɗi',
  unableToConfirm: 'Ba a iya tabbatar da biyan ba',

  confirmationPending: 'Ana Jiran Tabbatar da Biya',
  waiting: 'Muna jiran tabbacin biyan kuɗi. Mun gode da haƙurinka.',
  confirmed: 'An Tabbatar da Biya',
  redirecting: 'Mun gode da haƙurinka. Za a tura ka nan ba da daɗewa ba.',
  secondsLeft: (seconds) => `daƙiƙa ${seconds}`,
  seeReceipt: 'Duba rasit',
  thenToHost: (host) =>
    `Rasit ɗin yana nan yanzu. Sannan za ka wuce zuwa ${host}; idan bai buɗe ba, koma baya: rasit ɗin yana nan.`,
  amountNotConfirmed: 'Adadi, ba a tabbatar ba tukuna',
  openReceipt: 'Buɗe rasiti',
  continueNow: 'Ci gaba yanzu',
  stayHere: 'Tsaya a nan',
  confirmationFailed: 'Ba a Tabbatar da Biya ba',
  unableNow:
    'Ba mu iya tabbatar da biyan a wannan lokaci ba. Wataƙila matsalar daga kamfanonin biyan kuɗi ne. Da fatan za ka riƙa duba shafinka lokaci zuwa lokaci don ganin tabbacin. Mun gode.',
  returnToDashboard: 'Koma Shafinka',

  weGoOnChecking: 'Za mu ci gaba da tambayar kamfanin biyan kuɗi, ko da an rufe wannan shafi.',
  doNotPayAgain: 'Idan ka riga ka biya, don Allah kada ka sake biya.',
  receiptByEmail: 'Da zarar an tabbatar da biyan, za mu aika maka rasit ta imel.',
  checkAgain: 'Sake dubawa',
  youCanLeave: 'Za ka iya tafiya, za mu aika maka rasit ta imel.',
  leaveNow: 'Bar wannan shafi',
  billReference: 'Lambar bil',
  rrr: 'RRR',
  unknownProvider: 'Kamfanin biyan kuɗi',

  steps: 'Abin da ke faruwa yanzu',
  stepReturned: 'Ka dawo daga kamfanin biyan kuɗi',
  stepListening: 'An haɗa: amsa za ta bayyana a nan nan take',
  stepConnecting: 'Ana haɗawa don samun amsa kai tsaye',
  stepNotConnected: 'Babu haɗi kai tsaye: za mu tambayi kamfanin',
  stepWaiting: (provider) => `Ana jiran ${provider} ta tabbatar`,
  stepChecking: (provider) => `Muna tambayar ${provider} kai tsaye`,
  stepReceipt: 'An fitar da rasit ɗinka',
  stepDone: 'an gama',
  stepCurrent: 'ana kan yi',
  stepComing: 'na zuwa',
  elapsed: (seconds) => `daƙiƙa ${seconds} zuwa yanzu`,
};
