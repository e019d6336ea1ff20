import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { placeLivesMs } from '@portal/contracts';

/** A place in the line. Its order is the moment of arrival, which nobody but a gateway with the key can write. */
export interface Place {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the gateway that gave it. */
  readonly arrivedAt: number;
}

/** Who was let in, and when they had come. */
export interface Entry extends Place {
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
}

export interface PlaceSigner {
  readonly newPlace: (now: number) => Place;
  readonly writePlace: (place: Place) => string;
  /** Undefined for what is not ours, was changed, or is too old. */
  readonly readPlace: (text: string | undefined, now: number) => Place | undefined;
  readonly writeEntry: (entry: Entry) => string;
  readonly readEntry: (text: string | undefined, now: number) => Entry | undefined;
}

const idBytes = 9;
const form = /^(?:p\.([0-9a-z]{6,10})|e\.([0-9a-z]{6,10})\.([0-9a-z]{6,10}))\.([\w-]{12})\.([\w-]{43})$/;

/** Signs with a key that all gateways share, so that any of them takes what another one gave. */
export function placeSigner(key: string): PlaceSigner {
  const mac = (text: string) => createHmac('sha256', key).update(`waiting-room ${text}`).digest();
  const signed = (text: string) => `${text}.${mac(text).toString('base64url')}`;

  function read(text: string | undefined, now: number): (Place & { readonly enteredAt?: number }) | undefined {
    const parts = text === undefined ? null : form.exec(text);
    if (!text || !parts) return undefined;
    const [, ofPlace, ofEntry, entered, id = '', given = ''] = parts;
    const isOurs = timingSafeEqual(mac(text.slice(0, -given.length - 1)), Buffer.from(given, 'base64url'));
    const arrivedAt = Number.parseInt(ofPlace ?? ofEntry ?? '', 36);
    const enteredAt = entered === undefined ? undefined : Number.parseInt(entered, 36);
    if (!isOurs || (enteredAt ?? arrivedAt) + placeLivesMs < now) return undefined;
    return { id, arrivedAt, ...(enteredAt !== undefined && { enteredAt }) };
  }

  return {
    newPlace: (now) => ({ id: randomBytes(idBytes).toString('base64url'), arrivedAt: now }),
    writePlace: ({ id, arrivedAt }) => signed(`p.${arrivedAt.toString(36)}.${id}`),
    readPlace(text, now) {
      const place = read(text, now);
      return place && place.enteredAt === undefined ? place : undefined;
    },
    writeEntry: ({ id, arrivedAt, enteredAt }) => signed(`e.${arrivedAt.toString(36)}.${enteredAt.toString(36)}.${id}`),
    readEntry(text, now) {
      const { enteredAt, ...place } = read(text, now) ?? {};
      return enteredAt === undefined ? undefined : { ...(place as Place), enteredAt };
    },
  };
}
