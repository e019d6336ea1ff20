const storageKey = 'pay_kd_certificate';

/** The signed certificate that this phone keeps: the holder's own, opened here once. */
export function keptCertificate(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** One, the last that was opened; it was proved before. */
export function keepCertificate(signed: string): boolean {
  try {
    localStorage.setItem(storageKey, signed);
    return true;
  } catch {
    return false;
  }
}

export function forgetCertificate(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
