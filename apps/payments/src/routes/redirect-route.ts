import { paymentTexts } from '@portal/payment-sdk';
import { portalServices, type RouteHandle } from '@portal/platform';
import type { LoaderFunctionArgs } from '@portal/platform/router';

export async function loadTexts({ context }: LoaderFunctionArgs) {
  await paymentTexts.load(portalServices(context).language);
  return null;
}

export const redirectHandle: RouteHandle = { title: { en: 'Payment confirmation', ha: 'Tabbatar da biya' } };
