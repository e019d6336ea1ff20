import type { AddressField } from '../address-fields.ts';

declare const fieldsAreDeclared: unique symbol;

/** A path of the portal whose query has fields of `addressFields` alone, so that it may stand in a mail. */
export type PortalAddress = `/${string}` & { readonly [fieldsAreDeclared]: true };

/** Joins a path (which may bring a query along) and fields; a field nobody declared does not compile. */
export function portalAddress(
  path: `/${string}`,
  fields: Readonly<Partial<Record<AddressField, string>>> = {},
): PortalAddress {
  const [page = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(fields)) query.set(name, value);
  return (query.size === 0 ? page : `${page}?${query}`) as PortalAddress;
}
