import type { ErrorPart } from '../error-part.ts';

/** What is told of versions, and of signatures and the public keys they are made with. */
export const signatureErrors = {
  'tsp.version-unknown': {
    status: 400,
    message: '`Api-Version` is no version of this interface. The changelog has them',
  },
  'tsp.version-ended': {
    status: 410,
    message: 'This version has ended. Read the changelog, and make a key with the newest version',
  },
  'tsp.signature-missing': { status: 401, message: 'Calls with this key must be signed, and this one is not' },
  'tsp.signature-malformed': {
    status: 401,
    message:
      '`Signature-Input` and `Signature` hold one signature of the same name, with `created`, `keyid` and `nonce`, over plain components',
  },
  'tsp.signature-coverage': {
    status: 401,
    message: 'The signature leaves out a part of the call that it must cover. `Accept-Signature` says which',
  },
  'tsp.signature-stale': {
    status: 401,
    message:
      'The signature was made more than 300 seconds ago or ahead, or has expired. Set your clock, and sign each call anew',
  },
  'tsp.signature-unknown-key': {
    status: 401,
    message: 'No live public key of your engine code has this `keyid`, in this mode',
  },
  'tsp.signature-invalid': {
    status: 401,
    message: 'The signature is not of this call: what was signed is not what arrived, or another key signed it',
  },
  'tsp.signature-digest': {
    status: 401,
    message: '`Content-Digest` is not the SHA-256 or SHA-512 of the body that arrived',
  },
  'tsp.signature-replayed': {
    status: 401,
    message: 'This nonce came with this public key before. Sign a repeated call anew, with another nonce',
  },
  'signing-key.not-found': {
    status: 404,
    message: 'There is no such public key, or it is revoked already',
    hausa: 'Babu wannan makullin jama’a, ko an soke shi tuni',
  },
  'signing-key.two-live': {
    status: 409,
    message: 'This engine code has two live public keys. Revoke one first',
    hausa: 'Wannan lambar inji tana da makullan jama’a biyu masu aiki. Soke ɗaya tukuna',
  },
  'signing-key.known': {
    status: 409,
    message: 'This public key was registered before. Make another pair',
    hausa: 'An riga an yi rajistar wannan makullin jama’a. Yi wani',
  },
  'signing-key.not-usable': {
    status: 422,
    message: 'This is no Ed25519 or ECDSA P-256 public key',
    hausa: 'Wannan ba makullin jama’a na Ed25519 ko ECDSA P-256 ba ne',
  },
} as const satisfies ErrorPart;
