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

/** A registration under way: for this tab, and gone with it. */
export function keptRegistration(): Registration {
  const nin = sessionStorage.getItem(ninKey) ?? undefined;
  return { nin, lookUp: nin ? parsed(sessionStorage.getItem(lookUpKey)) : undefined };
}

/** Another number is another person: what was typed for the one before is not theirs. */
export function keepRegistration(nin: string, lookUp: KeptLookUp): void {
  if (sessionStorage.getItem(ninKey) !== nin) sessionStorage.removeItem(draftKey);
  sessionStorage.setItem(ninKey, nin);
  sessionStorage.setItem(lookUpKey, JSON.stringify(lookUp));
}

export function endRegistration(): void {
  for (const key of [ninKey, lookUpKey, draftKey]) sessionStorage.removeItem(key);
}

export function keptEmail(): string | undefined {
  return sessionStorage.getItem(emailKey) ?? undefined;
}

export function keepEmail(email: string): void {
  sessionStorage.setItem(emailKey, email);
}

export function forgetEmail(): void {
  sessionStorage.removeItem(emailKey);
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
