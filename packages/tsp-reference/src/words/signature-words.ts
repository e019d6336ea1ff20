import type { Language, SignatureRefusal } from '@portal/contracts';

type Item = readonly [term: string, text: string];

interface SignatureWords {
  readonly title: string;
  readonly lead: string;
  readonly pair: string;
  readonly pairText: string;
  readonly covered: string;
  readonly coveredItems: readonly Item[];
  readonly example: string;
  readonly exampleText: string;
  readonly fails: string;
  readonly failsText: string;
  /** What to look at. */
  readonly failures: Readonly<Record<SignatureRefusal, string>>;
}

// native reviewer: the Hausa is ours.
export const signatureWords: Readonly<Record<Language, SignatureWords>> = {
  en: {
    title: 'Signed calls, and why a signature fails',
    lead: 'A key that leaked opens the interface for whoever has it. A signature (HTTP Message Signatures, RFC 9421) opens it only for who has the private key, which never leaves your server. Sign where you want to: a key that is made with “only signed calls” opens nothing without. The service may order that a system signs every live call. A signature that is sent is always judged.',
    pair: 'A pair of keys',
    pairText:
      'Ed25519, or ECDSA with P-256. Register the public half in Settings of the expert-system area, with the code of your second factor, and keep what is shown beside it: `export SIGNING_KEY=…`. It is the `keyid`. An engine code has at most two live ones, and those of test mode are registered apart.',
    covered: 'What is signed',
    coveredItems: [
      ['Always', '`@method` and `@target-uri`: the whole address as you call it, with its query.'],
      ['With a body', '`content-digest` (RFC 9530, SHA-256 or SHA-512 of the bytes you send) and `content-type`.'],
      [
        'When they are sent',
        '`idempotency-key` and `api-version`. More headers may be covered, as they are: without parameters such as `;bs`.',
      ],
      [
        'Parameters',
        '`created` in seconds, `keyid`, and a `nonce` of up to 128 characters that never comes again. `expires` is kept to; `alg`, if it is there, is the one of the key.',
      ],
      ['How long', 'For 300 seconds from `created`. A call that is repeated is signed anew, with another nonce.'],
      ['Headers', 'One signature in `Signature-Input` and `Signature`. The key stays in `Authorization` as ever.'],
    ],
    example: 'A signed bill',
    exampleText:
      'Complete, with `signing-key.pem` beside it. In TypeScript our client does the same: `createTspClient({ origin, key, signing: { keyId, privateKey } })`.',
    fails: 'Why a signature fails',
    failsText:
      'In the order in which a call is examined. Each is a 401 with `Accept-Signature`, which says what would have to be covered. Nothing was done.',
    failures: {
      'tsp.signature-missing':
        'The key was made for signed calls alone, or the service ordered them. Does a proxy on your side drop headers it does not know?',
      'tsp.signature-malformed':
        'Are both headers there, with the same name before `=`? Are the bytes of `Signature` between colons? Is `created` a number without quotes, and are `keyid` and `nonce` in quotes?',
      'tsp.signature-coverage':
        'A call with a body covers `content-digest` and `content-type`, and every call that sends `Idempotency-Key` covers it.',
      'tsp.signature-stale':
        'Compare your clock with the header `Date` of our answer. `created` is in seconds, not milliseconds. Was the call signed early and sent late, or sent again as it was?',
      'tsp.signature-unknown-key':
        'Is `keyid` what Settings shows? Is it revoked, of another engine code, or of test mode while the key is live?',
      'tsp.signature-invalid':
        'Print the base you signed, and compare: lines in the order of the list, names in lower case and quotes, a colon and one space, no line break at the end, and the last line exactly as `Signature-Input` has it after `=`. The address is the one people type, with `https`, even behind a proxy. ECDSA is 64 bytes (IEEE P1363), not DER.',
      'tsp.signature-digest':
        'The digest is of the bytes as they are sent. Did something format the JSON anew after it was signed?',
      'tsp.signature-replayed':
        'Sign within what repeats a call, not before it. Two servers need nonces that differ: take a UUID.',
    },
  },
  ha: {
    title: 'Kira mai sa hannu, da dalilin da sa hannu yake kasawa',
    lead: 'Makullin da ya fita yana buɗe haɗin ga duk wanda yake da shi. Sa hannu (HTTP Message Signatures, RFC 9421) yana buɗe shi ga mai private key kaɗai, wanda ba ya barin sabarka. Sa hannu inda kake so: makullin da aka yi da “kira mai sa hannu kaɗai” ba ya buɗe komai ba tare da shi ba. Hukuma tana iya umartar tsari ya sa hannu a kowane kira. Duk sa hannun da aka aika ana duba shi.',
    pair: 'Makullai biyu',
    pairText:
      'Ed25519, ko ECDSA da P-256. Yi rajistar na jama’a a Settings na sashen expert system, da lambar tabbatarwa ta biyu, ka riƙe abin da aka nuna: `export SIGNING_KEY=…`. Shi ne `keyid`. Engine code yana da biyu masu aiki a mafi yawa; na yanayin gwaji ana yi musu rajista dabam.',
    covered: 'Abin da ake sa wa hannu',
    coveredItems: [
      ['Kullum', '`@method` da `@target-uri`: cikakken adireshi yadda kake kira, da query ɗinsa.'],
      ['Idan akwai body', '`content-digest` (RFC 9530, SHA-256 ko SHA-512 na bytes da kake aikawa) da `content-type`.'],
      [
        'Idan an aika',
        '`idempotency-key` da `api-version`. Ana iya ƙara wasu headers yadda suke: ba tare da parameters kamar `;bs` ba.',
      ],
      [
        'Parameters',
        '`created` a sakan, `keyid`, da `nonce` na haruffa 128 a mafi yawa wanda ba ya sake zuwa. Ana kiyaye `expires`; `alg`, idan akwai, na makullin ne.',
      ],
      ['Tsawon lokaci', 'Sakan 300 daga `created`. Kiran da aka maimaita ana sake sa masa hannu, da wani nonce.'],
      [
        'Headers',
        'Sa hannu ɗaya a `Signature-Input` da `Signature`. Makullin yana nan a `Authorization` kamar koyaushe.',
      ],
    ],
    example: 'Bil mai sa hannu',
    exampleText:
      'Cikakke, da `signing-key.pem` a gefensa. A TypeScript client ɗinmu yana yin haka: `createTspClient({ origin, key, signing: { keyId, privateKey } })`.',
    fails: 'Dalilin da sa hannu yake kasawa',
    failsText:
      'A jerin yadda ake duba kira. Kowanne 401 ne tare da `Accept-Signature`, wanda yake faɗin abin da za a rufe. Ba a yi komai ba.',
    failures: {
      'tsp.signature-missing':
        'An yi makullin don kira mai sa hannu kaɗai, ko hukuma ta umarta. Shin proxy naka yana cire headers da bai sani ba?',
      'tsp.signature-malformed':
        'Shin headers biyu suna nan, da suna ɗaya kafin `=`? Shin bytes na `Signature` suna tsakanin colon? Shin `created` lamba ce ba tare da quotes ba, `keyid` da `nonce` kuma a cikin quotes?',
      'tsp.signature-coverage':
        'Kira mai body yana rufe `content-digest` da `content-type`, kuma duk kiran da ya aika `Idempotency-Key` yana rufe shi.',
      'tsp.signature-stale':
        'Kwatanta agogonka da header `Date` na amsarmu. `created` a sakan yake, ba milliseconds ba. Shin an sa hannu da wuri aka aika daga baya, ko an sake aikawa yadda yake?',
      'tsp.signature-unknown-key':
        'Shin `keyid` shi ne abin da Settings yake nunawa? Shin an soke shi, na wani engine code ne, ko na gwaji alhali makullin na aiki ne?',
      'tsp.signature-invalid':
        'Buga base da ka sa wa hannu, ka kwatanta: layuka a jerinsu, sunaye da ƙananan haruffa a cikin quotes, colon da tazara ɗaya, babu layi a ƙarshe, layin ƙarshe daidai da abin da `Signature-Input` yake da shi bayan `=`. Adireshi shi ne wanda mutane suke rubutawa, da `https`, ko a bayan proxy. ECDSA bytes 64 ne (IEEE P1363), ba DER ba.',
      'tsp.signature-digest': 'Digest na bytes ne yadda aka aika su. Shin wani abu ya sake tsara JSON bayan sa hannu?',
      'tsp.signature-replayed':
        'Sa hannu a cikin abin da yake maimaita kira, ba kafin shi ba. Sabobi biyu suna buƙatar nonces dabam: ɗauki UUID.',
    },
  },
};
