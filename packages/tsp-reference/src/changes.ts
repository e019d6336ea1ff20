import type { Localized } from '@portal/contracts';

export interface Change {
  /** In Lagos. Never altered: readers of the feed know an entry by its day and name. */
  readonly on: string;
  readonly name: string;
  readonly title: Localized;
  readonly text: Localized;
}

/** What changed for programs that call the interface, the newest first. Whoever changes the contract of partners adds to it. */
export const changes: readonly Change[] = [
  {
    on: '2026-11-29',
    name: 'look-ups',
    title: { en: 'Lists with a version', ha: 'Jeri masu siga' },
    text: {
      en: '`GET /look-ups/{list}` has local government areas, tax offices, industries, taxpayer categories and payment channels. These and `GET /revenue-heads` have an `ETag`: asked with `If-None-Match`, the answer is 304 while nothing changed.',
      ha: '`GET /look-ups/{list}` yana da kananan hukumomi, ofisoshin haraji, masana’antu, nau’in masu biyan haraji da hanyoyin biya. Waɗannan da `GET /revenue-heads` suna da `ETag`: idan an tambaya da `If-None-Match`, amsar 304 ce muddin babu abin da ya sauya.',
    },
  },
  {
    on: '2026-11-29',
    name: 'dated-versions',
    title: { en: 'Dated versions', ha: 'Sigogi masu kwanan wata' },
    text: {
      en: 'The interface as it is has the version `2026-11-29`. A key keeps the version it was made with; `Api-Version` names another one for a call, and is said in every answer. A version that ends is said with `Deprecation` and `Sunset`.',
      ha: 'Haɗin yadda yake yanzu yana da siga `2026-11-29`. Makulli yana riƙe da sigar da aka yi shi da ita; `Api-Version` yana ambaton wata don kira ɗaya, kuma ana faɗinsa a kowace amsa. Sigar da za ta ƙare ana faɗi da `Deprecation` da `Sunset`.',
    },
  },
  {
    on: '2026-11-29',
    name: 'signed-calls',
    title: { en: 'Calls can be signed', ha: 'Ana iya sa wa kira hannu' },
    text: {
      en: 'Register a public key in Settings and sign calls with HTTP Message Signatures (RFC 9421). A key made for signed calls alone opens nothing without. Calls that are not signed are as they were, unless the service orders otherwise.',
      ha: 'Yi rajistar makullin jama’a a Settings ka sa wa kira hannu da HTTP Message Signatures (RFC 9421). Makullin da aka yi don kira mai sa hannu kaɗai ba ya buɗe komai ba tare da shi ba. Kira marar sa hannu yana nan yadda yake, sai dai idan hukuma ta umarta.',
    },
  },
  {
    on: '2026-11-29',
    name: 'test-mode',
    title: { en: 'Test mode and certification', ha: 'Yanayin gwaji da tabbaci' },
    text: {
      en: 'Keys that begin with `kdr_test_` open a database of their own; amounts and the header `Test-Outcome` say what becomes of a payment. `mode` of bills and events may be `test`. Live keys work once a system has passed the certification and two persons of the service agreed; systems that had a live key are live.',
      ha: 'Makullai masu farawa da `kdr_test_` suna buɗe ma’ajiyarsu; jimla da kan `Test-Outcome` suna faɗin abin da zai faru da biya. `mode` na bil da events yana iya zama `test`. Makullin aiki yana aiki bayan tabbaci da amincewar mutane biyu; tsarin da yake da makulli a da yana aiki.',
    },
  },
  {
    on: '2026-11-29',
    name: 'request-log',
    title: { en: 'A request log, and mails about keys', ha: 'Jerin kiraye-kiraye, da imel game da makullai' },
    text: {
      en: 'The expert-system area shows every call with a key of yours for 30 days, by `requestId`, your reference, code or status: bodies are masked before they are written. The contact of the system gets a mail when a key is made, revoked, seen in an address, and 14 and 3 days before it ends.',
      ha: 'Sashen tsarin ƙwararru yana nuna kowane kira da makullinka na kwana 30, bisa `requestId`, lambarka, code ko status: ana ɓoye bayanan mutane kafin a rubuta. Ana aika imel idan an yi makulli, an soke shi, ya bayyana a adireshi, da kwana 14 da 3 kafin ya ƙare.',
    },
  },
  {
    on: '2026-11-29',
    name: 'clearance-checks',
    title: { en: 'Tax clearance certificates can be checked', ha: 'Ana iya duba shaidar biyan haraji' },
    text: {
      en: '`POST /clearance-checks` says whether a certificate stands, by its number. Its figures come with a code its holder gave you. Each check is logged and shown to the holder.',
      ha: '`POST /clearance-checks` yana faɗin ko shaida tana aiki, bisa lambarta. Adadi yana zuwa da lambar da mai ita ya ba ka. Ana rubuta kowane dubawa kuma mai ita yana gani.',
    },
  },
  {
    on: '2026-11-29',
    name: 'types-lead-here',
    title: { en: 'The type of a problem is an address', ha: 'Type na problem adireshi ne' },
    text: {
      en: '`type` of problem details is now the address of the entry of its code on this reference. Before, it led to a page of the portal’s own. `code` is as it was.',
      ha: '`type` na problem details yanzu adireshin bayanin code ɗinsa ne a nan. A da yana kai wa wani shafin daban. `code` bai sauya ba.',
    },
  },
  {
    on: '2026-11-29',
    name: 'interface-opened',
    title: { en: 'The interface is open', ha: 'An buɗe haɗin' },
    text: {
      en: 'Version 1 at `/api/v1/tsp`: bills, batches, taxpayers, payment sessions, papers, settlements, revenue heads and events for 90 days, with keys of your own.',
      ha: 'Siga ta 1 a `/api/v1/tsp`: bil, batches, masu biyan haraji, payment sessions, takardu, settlements, revenue heads da events na kwana 90, da makullanka.',
    },
  },
];
