import type { ProofChannel } from '@portal/contracts';

/** Spec §9. */
const ninKey = 'pay_kd_reg_nin';
const emailKey = 'pay_kd_reg_email';
/** Ours: which look-up the NIN belongs to, and what was typed since (never a password, a NIN or a code). */
const lookUpKey = 'pay_kd_reg_look_up';
export const draftKey = 'pay_kd_reg_draft';

export interface KeptLookUp {
  /** Stands for the look-up in every further call; in no address. */
  readonly token: string;
  readonly categoryId: number;
  /** Where the last code went; nowhere when none could be sent. */
  readonly sentTo: ProofChannel | null;
}

export interface Registration {
  readonly nin: string | undefined;
  readonly lookUp: KeptLookUp | undefined;
}

/** Where the browser keeps nothing: until the page is left. */
const ofThisPage = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? ofThisPage.get(key) ?? null;
  } catch {
    return ofThisPage.get(key) ?? null;
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, text);
  }
}

function forget(key: string): void {
  ofThisPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** A registration under way: for this tab, and gone with it. */
export function keptRegistration(): Registration {
  const nin = read(ninKey) ?? undefined;
  return { nin, lookUp: nin ? parsed(read(lookUpKey)) : undefined };
}

/** Another number is another person: what was typed for the one before is not theirs. */
export function keepRegistration(nin: string, lookUp: KeptLookUp): void {
  if (read(ninKey) !== nin) forget(draftKey);
  keep(ninKey, nin);
  keep(lookUpKey, JSON.stringify(lookUp));
}

export function endRegistration(): void {
  for (const key of [ninKey, lookUpKey, draftKey]) forget(key);
}

export function keptEmail(): string | undefined {
  return read(emailKey) ?? undefined;
}

export function keepEmail(email: string): void {
  keep(emailKey, email);
}

export function forgetEmail(): void {
  forget(emailKey);
}

function parsed(text: string | null): KeptLookUp | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<KeptLookUp> | null;
    if (typeof value?.token !== 'string' || typeof value.categoryId !== 'number') return undefined;
    return { token: value.token, categoryId: value.categoryId, sentTo: value.sentTo ?? null };
  } catch {
    return undefined;
  }
}
