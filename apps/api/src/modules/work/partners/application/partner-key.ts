import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const handleLength = 8;
const secretLength = 32;
const checkLength = 6;

/** What a scanner of sources looks for, in any text. */
export const keyPattern = /kdr_(live|test)_([0-9A-Za-z]{8})_[0-9A-Za-z]{38}/;
const wholeKey = /^kdr_(live|test)_([0-9A-Za-z]{8})_[0-9A-Za-z]{38}$/;

export interface ReadKey {
  readonly mode: 'live' | 'test';
  readonly handle: string;
}

/** `kdr_live_` + 8 that name it + `_` + 32 at random (190 bits) + 6 that check all before. */
export function makeKey(mode: ReadKey['mode'] = 'live', handle = letterText(handleLength)) {
  const start = `kdr_${mode}_${handle}_${letterText(secretLength)}`;
  return { key: start + checkOf(start), handle };
}

/** Undefined for what is mistyped: no database is asked about it. */
export function readKey(key: string): ReadKey | undefined {
  const [, mode, handle] = wholeKey.exec(key) ?? [];
  if ((mode !== 'live' && mode !== 'test') || handle === undefined) return undefined;
  const start = key.slice(0, -checkLength);
  return key.slice(-checkLength) === checkOf(start) ? { mode, handle } : undefined;
}

export function keyDigest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

export function isKeyOf(key: string, digest: Buffer): boolean {
  return timingSafeEqual(keyDigest(key), digest);
}

function letterText(length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}

/** CRC-32 in base 62, six of them: a mistyped key is told from an unknown one. */
function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let at = 0; at < checkLength; at += 1) {
    check = letters.charAt(rest % letters.length) + check;
    rest = Math.floor(rest / letters.length);
  }
  return check;
}
