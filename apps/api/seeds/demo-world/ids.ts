import { makeBillReference } from '@portal/contracts';
import type { Random } from './random.ts';

function bytes(random: Random, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => random.int(0, 255));
}

/** A version 7 UUID of the given moment, so that ids sort as the days they stand for. */
export function uuidAt(random: Random, at: Date): string {
  const tail = bytes(random, 10);
  const hex = (values: Iterable<number>) => Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
  const time = at.getTime().toString(16).padStart(12, '0');
  const [a = 0, b = 0, c = 0, ...rest] = tail;
  const random12 = hex([(a & 0x0f) | 0x70, b]);
  const variant = hex([(c & 0x3f) | 0x80, rest[0] ?? 0]);
  return `${time.slice(0, 8)}-${time.slice(8)}-${random12}-${variant}-${hex(rest.slice(1))}`;
}

export function billReference(random: Random): string {
  return makeBillReference(bytes(random, 13));
}

/** The shape of an RRR: twelve digits. */
export function rrr(random: Random): string {
  return `14${String(random.int(0, 9_999_999_999)).padStart(10, '0')}`;
}

export function orderId(random: Random): string {
  return Array.from(bytes(random, 16), (value) => value.toString(16).padStart(2, '0')).join('');
}
