import type { RouteHandle } from '@portal/platform';

export const redirectHandle: RouteHandle = {
  title: { en: 'Payment confirmation', ha: 'Tabbatar da biya' },
  needsScript: true,
};
