/**
 * Where the payer of an expert system's bill goes afterwards: its first allowed address, if that is a plain https one.
 * Nothing a browser sends is ever part of it.
 */
export function expertSystemRedirect(allowed: readonly string[]): string | null {
  const [first] = allowed;
  const url = first === undefined ? null : URL.parse(first);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Our own bill page, as a path: it must work under every name this portal is reached by. */
export function billPage(billReference: string): string {
  return `/payment_summary_open?${new URLSearchParams({ billReference })}`;
}
