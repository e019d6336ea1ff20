export const paths = {
  bill: '/payment_summary_open',
  tspBill: '/make_payment_tsp',
  basket: '/payment-basket',
  gatewaysOpen: '/payment-gateways-open',
  gatewaysAdmin: '/payment-gateways-admin',
  gatewaysTsp: '/payment-gateways-tsp',
  redirectOpen: '/payment-redirect-open',
  redirectTsp: '/payment-redirect-tsp',
  verification: '/receipt-verification',
  wallet: '/tcc',
  contact: '/contact-us',
  home: '/',
} as const;

/** The path with a query, leaving out what is empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) fields.set(name, value);
  const search = fields.toString();
  return search ? `${path}?${search}` : path;
}

/** The first of these query fields that says something; empty when none does. Old links use different names (spec §2.14). */
export function referenceIn(search: URLSearchParams, names: readonly string[]): string {
  for (const name of names) {
    const value = search.get(name)?.trim();
    if (value) return value;
  }
  return '';
}
