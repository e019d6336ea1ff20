import type { DemoBills } from '../world/demo-bills.ts';
import type { Screen } from './screen.ts';

/** The longest words of the portal, where they have the least room. */
export function hausaScreens(bills: DemoBills): readonly Screen[] {
  const paths = {
    home: '/',
    bill: `/payment_summary_open?ref=${bills.severalLines}`,
    receipt: `/payment_summary_open?ref=${bills.paid}`,
    gateways: `/payment-gateways-open?billRef=${bills.unpaid}`,
    interswitch: `/payment-gateways-open?billRef=${bills.unpaid}&gateway=interswitch`,
    confirmation: `/payment-redirect-open?billRef=${bills.unpaid}&provider=remita&rrr=123456789012`,
    verification: `/receipt-verification?ref=${bills.paid}`,
    'tax-calculator': '/tax-calculator#tax=income-tax&period=month&salary=500000&pension=40000&rent=1200000',
    login: '/?a=login',
    'account categories': '/?a=register',
    'register, NIN': '/auth/register/1',
    door: '/admin-auth',
    'consult-connect': '/consult-connect',
    times: '/consult-connect/times?topic=paye&mode=phone',
    message: '/contact-us/message',
    'agent application': '/agent-network/apply',
    'masts and fibre': '/communication-infrastructure-assessment-portal',
    'tax trail': '/tax-trails/witholding',
  };
  return [
    ...Object.entries(paths).map(([name, path]) => ({ name: `hausa, ${name}`, path, language: 'ha' as const })),
    {
      name: 'hausa, search',
      path: '/search?q=biya',
      language: 'ha',
      prepare: (page) => page.locator('.search-results a').first().waitFor(),
    },
  ];
}
