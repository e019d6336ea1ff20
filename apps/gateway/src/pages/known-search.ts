import { addressFields } from '@portal/contracts';

/** A longer value is none that a page reads. */
const longestValue = 200;

/**
 * The query with the fields that some page reads, each once, in one order; empty when none is left. What a stranger adds makes no
 * other page. `search`: with the question mark, or empty.
 */
export function knownSearch(search: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of Object.keys(addressFields)) {
    const value = given.get(name);
    if (value !== null && value.length <= longestValue) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}
