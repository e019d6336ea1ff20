/** Root paths of every area but the public site, each with everything below it (spec §2.1). The public site owns the rest. */
export const areaPaths = {
  payments: [
    '/payment_summary_open',
    '/make_payment_tsp',
    '/payment-gateways-open',
    '/payment-basket',
    '/payment-gateways-admin',
    '/payment-gateways-tsp',
    '/payment-redirect-open',
    '/payment-redirect-tsp',
    '/receipt-verification',
    '/tcc',
  ],
  taxpayer: ['/user', '/uploads'],
  admin: ['/admin', '/sadmin', '/admin-auth', '/superadmin'],
  governor: ['/gov-dashboard', '/governor'],
  'expert-system': ['/expert-system', '/tsp'],
  mda: ['/mda', '/MDAmanager'],
  'tax-office': ['/tax-area-office', '/tao', '/taxareaoffice-login'],
} as const satisfies Readonly<Record<string, readonly `/${string}`[]>>;
