import type { Page } from '@playwright/test';
import { getOwnDelivery, getOwnWebhook, type WebhookAttempt, type WebhookDelivery } from '@portal/contracts';
import { answersTo, goesOnTo, press, type SignedInScreen, titled } from './screen.ts';

const url = 'https://ledger.clinic.example/in';
const uuid = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-27T08:14:11.000Z';
const page1 = `/expert-system/settings/webhooks/${uuid(900)}`;
const failed: WebhookAttempt = { at, tookMs: 15_000, status: null, fault: 'no-answer-in-time', answer: '' };
const busy: WebhookAttempt = { at, tookMs: 190, status: 503, fault: null, answer: 'upstream timeout' };
const came: WebhookAttempt = { at, tookMs: 164, status: 200, fault: null, answer: '' };

/** Some wait, some came later, most came at once. */
const deliveries = Array.from({ length: 24 }, (_, n): WebhookDelivery => {
  const waits = n < 8;
  return {
    ...{ id: uuid(100 - n), eventId: uuid(200 - n), type: n % 3 === 0 ? 'bill.created' : 'bill.paid' },
    ...{ about: 'KD7Q4M2X9TBC1VWZ', happenedAt: at, state: waits ? 'waiting' : 'arrived' },
    ...{ tries: waits || n === 9 ? 2 : 1, nextAt: waits ? at : null, lastAttempt: waits ? failed : came },
  };
});

async function shows(page: Page, state: 'active' | 'paused'): Promise<void> {
  await answersTo(page, getOwnDelivery, {
    ...{ ...(deliveries[0] as WebhookDelivery), attempts: [failed, busy] },
    body: `{"id":"${uuid(200)}","type":"bill.paid","timestamp":"${at}","data":{"reference":"KD7Q4M2X9TBC1VWZ","externalReference":"INV-204","state":"paid","version":3,"mode":"live"}}`,
  });
  await answersTo(page, getOwnWebhook, {
    deliveries,
    webhook: {
      ...{ id: uuid(900), url, eventTypes: ['bill.created', 'bill.paid'], shape: 'standard', engineCode: 'CLINIC-01' },
      ...{ state, stateWhy: state === 'paused' ? 'no-answer' : null, stateAt: at, createdAt: at },
      ...{ previousSecretUntil: at, heldUntil: null, waiting: 8 },
    },
  });
  await goesOnTo(page, page1);
  await titled(page, url);
  await page.getByText('upstream timeout').waitFor();
}

const from = { role: 'Expert System', path: '/expert-system/settings' } as const;

/** One address for events; the demonstration has none, because it would send to nobody. */
export const webhookScreens: readonly SignedInScreen[] = [
  { ...from, name: 'expert system, webhook', prepare: (page) => shows(page, 'active') },
  { ...from, name: 'expert system, webhook paused', prepare: (page) => shows(page, 'paused') },
  { ...from, name: 'expert system, webhook, Hausa', language: 'ha', prepare: (page) => shows(page, 'active') },
  {
    ...{ ...from, name: 'expert system, webhook, new secret' },
    prepare: async (page) => {
      await shows(page, 'active');
      await press(page, 'New secret');
    },
  },
];
