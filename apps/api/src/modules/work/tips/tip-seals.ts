import { createSecretBox } from '../../../platform/keys/secret-box.ts';

interface TipSender {
  readonly name: string;
  readonly phone: string;
}

/** How who sent a tip lies in the database, and what their reference is made of: a key outside of it. */
export interface TipSeals {
  sealSender(sender: TipSender, tipId: string): Buffer;
  openSender(sealed: Buffer, tipId: string): TipSender;
  /** The same request has the same reference, so that whoever sends again after a lost answer gets theirs. */
  bytesOf(requestId: string): Buffer;
  referenceIndex(reference: string): Buffer;
}

export function createTipSeals(dataKey: Buffer): TipSeals {
  const box = createSecretBox(dataKey, 'senders of tips');
  return {
    sealSender: (sender, tipId) => box.seal(JSON.stringify(sender), `tip ${tipId}`),
    openSender: (sealed, tipId) => JSON.parse(box.open(sealed, `tip ${tipId}`)),
    bytesOf: (requestId) => box.blindIndex(`request ${requestId}`),
    referenceIndex: (reference) => box.blindIndex(`reference ${reference}`),
  };
}
