import type { RouteHandle } from '@portal/platform';
import { verificationTexts, Wallet } from '../features/verification/index.ts';

export const loadTexts = verificationTexts.load;

export const handle: RouteHandle = {
  title: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
  description: {
    en: 'Your tax clearance certificate on your phone, also without a network.',
    ha: 'Shaidar biyan harajinka a wayarka, ko babu intanet.',
  },
};

export function Component() {
  return <Wallet />;
}
