import { createHash, timingSafeEqual } from 'node:crypto';

/** A code belongs to one certificate: the same digits open no other one. */
export const readerCodeHash = (number: string, code: string): Buffer =>
  createHash('sha256').update(`${number}:${code}`).digest();

interface KeptCode {
  readonly codeHash: Buffer | null;
  readonly codeExpiresAt: Date | string | null;
}

export function opensFigures(number: string, code: string | undefined, kept: KeptCode, now: Date): boolean {
  if (code === undefined || kept.codeHash === null || kept.codeExpiresAt === null) return false;
  return new Date(kept.codeExpiresAt) > now && timingSafeEqual(readerCodeHash(number, code), kept.codeHash);
}
