import { mayBeNin } from '../receipts/recognise-document.ts';

/**
 * Forms whose answer is a page with an address of its own, and the fields that stand in it. They are posted: without script the
 * gateway leads on to the address, so that what may be somebody's NIN never stands in one. With script the page looks first.
 */
export const addressedForms: Readonly<Record<string, readonly string[]>> = {
  '/payment_summary_open': ['billReference', 'billRef'],
  '/receipt-verification': ['ref'],
  '/agent-network': ['lga', 'q'],
  '/agent-network/verify': ['code'],
  '/contact-us': ['q'],
  '/search': ['q'],
};

/** Said in the address instead of what may be a NIN. */
export const refusedNin = { refused: 'nin' } as const;

/** Where a posted form leads. Undefined when no form of ours is posted there. */
export function addressOfForm(path: string, posted: URLSearchParams): string | undefined {
  const names = Object.hasOwn(addressedForms, path) ? addressedForms[path] : undefined;
  if (!names) return undefined;
  const given = names.flatMap((name) => {
    const value = posted.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const kept = given.filter(([, value]) => !mayBeNin(value));
  const search = new URLSearchParams(kept.map((field) => [...field]));
  if (kept.length < given.length) search.set('refused', refusedNin.refused);
  return search.size > 0 ? `${path}?${search}` : path;
}
