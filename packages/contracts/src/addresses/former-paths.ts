/** Older spellings and shortcuts that lead to today's screens (spec §2.1, §2.8, §2.13). */
export const formerPaths: Readonly<Record<string, string>> = {
  '/login': '/?a=login',
  '/auth': '/?a=register',
  '/dashboard': '/user/dashboard',
  '/dashboard/profile': '/user/settings',
  '/dashboard/logs': '/user/logs',
  '/tax-payment': '/user/generate-invoice',
  '/invoices': '/user/invoices',
  '/payment-history': '/user/payment-history',
  '/paye-manager': '/user/paye-manager',
  '/tao': '/tax-area-office',
  '/tao/settings': '/tax-area-office/settings',
  '/tao/logs': '/tax-area-office/logs',
};
