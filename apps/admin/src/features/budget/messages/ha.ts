import type { TargetProblem } from '@portal/contracts';
import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: what is wrong with a row.
const whyLeftOut: Readonly<Record<TargetProblem, string>> = {
  'unknown-mda': 'babu MDA mai wannan suna',
  'no-amount': 'babu adadi',
  rounded: 'an taƙaita adadin, kamar 1.25E+06. Nuna duk lambobi a takardar lissafi, sannan ka sake adanawa',
  'parts-of-a-kobo': 'adadi mai ɓangaren kobo',
  twice: 'ya zo sau biyu',
};

export const messages: MessagesLike<typeof en> = {
  title: 'Manufofi da bayanai',
  intro:
    'Abin da ake auna shekara da shi, da abin da wannan shafi ba zai iya aunawa ba. Ba a goge komai: ana shigar da gyara sabo, kuma kowace shigarwa tana cikin tarihin bincike.',
  year: 'Shekara',
  targets: 'Manufofi',
  targetsIntro: 'Sigar farko ita ce kasafin asali; da ita ake auna shekara, duk abin da ya biyo baya.',
  version: (number) => (number === 1 ? 'Siga ta 1, kasafin asali' : `Siga ta ${number}`),
  noTargets: 'Babu manufofin wannan shekara tukuna.',
  enteredOn: (day) => `an shigar a ${day}`,
  enterTargets: 'Shigar da manufofi',
  newVersion: 'Shigar da sabuwar siga',
  total: 'Na jiha baki ɗaya',
  source: 'Takardar da ya fito daga gare ta',
  mdas: 'A cikinsa, bisa MDA',
  addMda: 'Ƙara MDA',
  mda: 'MDA',
  amount: 'Manufar shekara',
  targetsEntered: 'An shigar da manufofi',
  statements: 'Bayanai',
  statementsIntro:
    'Na ofishi, da ranarsa da takardarsa. Abin da babu wanda ya faɗa yana nan babu komai a shafukan Gwamna.',
  noStatement: 'ba a shigar ba',
  enterStatement: 'Shigar da bayani',
  kind: 'Abin da aka faɗa',
  value: 'Adadi',
  persons: 'Mutane',
  office: 'Wane ofishi ya faɗa',
  statedOn: 'An faɗa a',
  document: 'An rubuta a ina',
  statementEntered: 'An shigar da bayanin',
  fromFile: 'Daga takardar lissafi',
  fileHelp: 'XLSX ko CSV mai sunan MDA ko lambarsa, da manufa a naira. Zai cike fom ɗin da ke ƙasa.',
  fileFailed: 'Ba a iya karanta fayil ɗin ba. Sake gwadawa nan gaba kaɗan',
  fileRead: (mdas, left) =>
    `An karanta MDA ${mdas}${left === 0 ? '' : `, an bar layi ${left}`}. Ka duba su, sannan ka shigar.`,
  leftOut: (row, text, why) => `Layi na ${row}, ${text}: ${whyLeftOut[why]}`,
  failed: 'Ba a iya karanta shigarwar ba.',
};
