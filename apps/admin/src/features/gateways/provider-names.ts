import type { Provider } from '@portal/contracts';

export const providerNames: Readonly<Record<Provider, string>> = {
  remita: 'Remita',
  interswitch: 'Interswitch',
  pos: 'POS',
};
