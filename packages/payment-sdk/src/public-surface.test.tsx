import { expect, it } from 'vitest';

it('offers exactly this to the areas', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'PaymentConfirmationModal',
    'gatewaysQuery',
    'paymentTexts',
    'providerName',
    'readPaymentData',
    'rememberReturnPath',
    'statusRequestOf',
    'useBankReference',
    'useEarlyScript',
    'usePayment',
  ]);
});
