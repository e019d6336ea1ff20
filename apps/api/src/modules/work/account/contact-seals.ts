import { createSecretBox } from '../../../platform/keys/secret-box.ts';

/** Keyed: a code of six digits would not stand a plain hash. */
export interface ContactSeals {
  codeHash(code: string, changeId: string): Buffer;
}

export function createContactSeals(dataKey: Buffer): ContactSeals {
  const box = createSecretBox(dataKey, 'contact changes');
  return { codeHash: (code, changeId) => box.blindIndex(`code ${changeId} ${code}`) };
}
