import { paymentTexts } from '@portal/payment-sdk';
import { defineArea } from '@portal/platform';
import { loadMessages, withTexts } from './messages/catalogue.ts';
import { paths } from './paths.ts';

const gateways = () => import('./routes/gateways.route.tsx');

/** Bills, gateway selection, confirmation and receipt verification: open to everybody (spec §2.14). */
export const area = defineArea({
  id: 'payments',
  navigation: [],
  routes: [
    { path: paths.bill, lazy: () => import('./routes/bill.route.tsx') },
    { path: paths.tspBill, lazy: () => import('./routes/tsp-bill.route.tsx') },
    { path: paths.basket, lazy: () => import('./routes/basket.route.tsx') },
    { path: paths.gatewaysOpen, lazy: gateways },
    { path: paths.gatewaysAdmin, lazy: gateways },
    { path: paths.gatewaysTsp, lazy: gateways },
    { path: paths.redirectOpen, lazy: () => import('./routes/redirect-open.route.tsx') },
    { path: paths.redirectTsp, lazy: () => import('./routes/redirect-tsp.route.tsx') },
    { path: paths.verification, lazy: () => withTexts(import('./routes/verification.route.tsx')) },
    { path: paths.wallet, lazy: () => withTexts(import('./routes/wallet.route.tsx')) },
  ],
  async loadMessages(language) {
    await Promise.all([loadMessages(language), paymentTexts.load(language)]);
  },
});
