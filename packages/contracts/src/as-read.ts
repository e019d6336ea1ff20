import * as z from 'zod/mini';

type Said = string | number | boolean | null | undefined | readonly Said[] | { readonly [name: string]: Said };

/**
 * Of what a form shows, as it was read. Whoever saves sends it along; what was changed by somebody else meanwhile is refused with
 * `request.changed-meanwhile` and stays. Absent from areas of a release that did not send it yet.
 */
export const asReadQuery = z.object({ asRead: z.optional(z.string().check(z.regex(/^[0-9a-f]{14}$/))) });

/** The same sign for the same facts, in whatever order they are named; what is absent counts as null. It hides nothing and proves nothing. */
export function signOf(facts: { readonly [name: string]: Said }): string {
  return hashed(JSON.stringify(sorted(facts)));
}

function sorted(said: Said): unknown {
  if (said === undefined) return null;
  if (typeof said !== 'object' || said === null) return said;
  if (Array.isArray(said)) return said.map(sorted);
  return Object.entries(said)
    .map(([name, value]) => [name, sorted(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** 53 bits of it (cyrb53): enough to see that two texts differ. */
function hashed(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const other = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (mixed >>> 0)).toString(16).padStart(14, '0');
}
