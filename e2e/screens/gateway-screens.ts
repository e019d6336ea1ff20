import type { Page } from '@playwright/test';
import { createPaymentSession } from '@portal/contracts';
import type { DemoBills } from '../world/demo-bills.ts';
import { apiFails, apiHangs, goesOnTo, press, refuses, type Screen } from './screen.ts';

const proceeds = (page: Page) => press(page, 'Proceed to payment');

export function gatewayScreens(bills: DemoBills): readonly Screen[] {
  const gatewaysOf = (reference: string) => `/payment-gateways-open?billRef=${reference}`;
  const gateways = gatewaysOf(bills.unpaid);
  return [
    { name: 'gateways', path: gateways },
    { name: 'gateways, of an expert system', path: `/payment-gateways-tsp?billRef=${bills.fromExpertSystem}` },
    { name: 'gateways, long bill for staff', path: `/payment-gateways-admin?billRef=${bills.longTexts}` },
    { name: 'gateways, interswitch', path: `${gateways}&gateway=interswitch` },
    { name: 'gateways, bank', path: `${gateways}&gateway=bank` },
    { name: 'gateways, already paid', path: gatewaysOf(bills.paid) },
    { name: 'gateways, expired', path: gatewaysOf(bills.expired) },
    { name: 'gateways, cancelled', path: gatewaysOf(bills.cancelled) },
    { name: 'gateways, under review', path: gatewaysOf(bills.underReview) },
    { name: 'gateways, receipt void', path: gatewaysOf(bills.void) },
    {
      name: 'gateways, bank failed',
      path: gateways,
      prepare: async (page) => {
        await refuses(page, createPaymentSession, 'payment.session-failed');
        await page.getByRole('radio', { name: /bank/i }).check();
        await page.getByText('The RRR could not be prepared').waitFor();
      },
    },
    {
      name: 'gateways, session pending',
      path: gateways,
      prepare: async (page) => {
        await apiHangs(page);
        await proceeds(page);
        await page.getByText('Loading...').first().waitFor();
      },
    },
    {
      name: 'gateways, session failed',
      path: gateways,
      prepare: async (page) => {
        await refuses(page, createPaymentSession, 'payment.session-failed');
        await proceeds(page);
        await page.getByText('An error occurred while creating a payment session').first().waitFor();
      },
    },
    {
      name: 'gateways, widget',
      path: gateways,
      prepare: async (page) => {
        await proceeds(page);
        await page.frameLocator('iframe').first().getByRole('heading', { name: 'How do you want to pay?' }).waitFor();
      },
    },
    {
      name: 'gateways, widget closed',
      path: gateways,
      prepare: async (page) => {
        await proceeds(page);
        await page.frameLocator('iframe').first().getByRole('button', { name: 'Close' }).click();
        await page.getByText('The payment window was closed').waitFor();
      },
    },
    {
      name: 'gateways, loading',
      path: '/receipt-verification',
      prepare: async (page) => {
        await apiHangs(page);
        await goesOnTo(page, gateways);
        await page.getByText('Loading...').first().waitFor();
      },
    },
    {
      name: 'gateways, failed',
      path: '/receipt-verification',
      prepare: async (page) => {
        await apiFails(page);
        await goesOnTo(page, gateways);
        await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      },
    },
    {
      name: 'gateways, methods failed',
      path: '/receipt-verification',
      prepare: async (page) => {
        await refuses(page, /payment-?gateways/i, 'unexpected');
        await goesOnTo(page, gateways);
        await page.getByText('The payment methods could not be loaded').waitFor();
      },
    },
    { name: 'gateways, already paid', path: `/payment-gateways-open?billRef=${bills.paid}` },
  ];
}
