import { getOwnDelivery, getOwnWebhook, listOwnWebhooks } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from './area.tsx';

const id = '019aa000-0000-7000-8000-0000000000a1';
const [waits, came] = ['019aa000-0000-7000-8000-0000000000b2', '019aa000-0000-7000-8000-0000000000b1'];
const secret = `whsec_${'a'.repeat(44)}`;
const at = '2026-11-23T08:14:00.000Z';
const failed = { at, tookMs: 15_000, status: null, fault: 'no-answer-in-time' as const, answer: '' };
const arrived = { at, tookMs: 164, status: 204, fault: null, answer: '' };
const webhook = {
  ...{ id, url: 'https://ledger.clinic.example/in', eventTypes: ['bill.paid' as const], shape: 'standard' as const },
  ...{
    state: 'active' as 'active' | 'paused' | 'ended',
    stateWhy: null as null | 'no-answer',
    stateAt: at,
    createdAt: at,
  },
  ...{ previousSecretUntil: null as string | null, heldUntil: null, waiting: 1, engineCode: 'SAVANNA-02' },
};
const deliveries = [
  {
    ...{ id: waits, eventId: '019aa000-0000-7000-8000-0000000000c2', type: 'bill.paid', about: 'KD7Q4M2X9TBC1VWZ' },
    ...{ happenedAt: at, state: 'waiting' as const, tries: 2, nextAt: at, lastAttempt: failed },
  },
  {
    ...{ id: came, eventId: '019aa000-0000-7000-8000-0000000000c1', type: 'webhook.test', about: null },
    ...{ happenedAt: at, state: 'arrived' as const, tries: 1, nextAt: null, lastAttempt: arrived },
  },
];

async function open(path: string, change: Partial<typeof webhook> = {}, language: 'en' | 'ha' = 'en') {
  const sent: { call: string; body: unknown }[] = [];
  const shown = { ...webhook, ...change };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const of = new URL(String(input)).pathname.replace('/api/v1/expert-system', '');
    if (init?.method === 'GET' && of === '/webhooks')
      return Response.json(
        listOwnWebhooks.response.parse({ webhooks: [shown], engineCodes: [{ id: 5, code: 'SAVANNA-02' }] }),
      );
    if (init?.method === 'GET' && of === `/webhooks/${id}`)
      return Response.json(getOwnWebhook.response.parse({ webhook: shown, deliveries }));
    const delivery = deliveries.find((one) => of === `/webhooks/${id}/deliveries/${one.id}`);
    if (init?.method === 'GET' && delivery)
      return Response.json(
        getOwnDelivery.response.parse({
          ...{ ...delivery, body: `{"type":"${delivery.type}"}` },
          attempts: [delivery.lastAttempt],
        }),
      );
    if (init?.method === 'GET') return refusedWith('service.unavailable');
    sent.push({ call: `${init?.method} ${of}`, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    if (of.endsWith('/secret-changes')) return Response.json({ secret });
    if (of.endsWith('/replays')) return Response.json({ events: 14 });
    if (of.endsWith('/test-events')) return Response.json({ deliveryId: came });
    return Response.json(of === '/webhooks' ? { id, secret } : {});
  });
  await renderArea(area, path, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return sent;
}

const page = `/expert-system/settings/webhooks/${id}`;

it('says of an address how each event fared, what was sent and what the server said', async () => {
  await open(page);
  expect(await screen.findByRole('heading', { level: 1, name: webhook.url })).toBeDefined();
  const list = within(await screen.findByRole('region', { name: 'Last 40 events' }));
  expect(list.getByRole('button', { name: /waits.*bill\.paid.*no answer in 15 s, try 2 of 10/ })).toBeDefined();
  const event = within(await screen.findByRole('region', { name: 'Event' }));
  expect(await event.findByText('{"type":"bill.paid"}')).toBeDefined();
  expect(event.getByText('KD7Q4M2X9TBC1VWZ')).toBeDefined();
  expect(event.getByText('no answer in 15 s')).toBeDefined();
});

it('opens the event that is chosen, and the one its address names', async () => {
  const user = userEvent.setup();
  await open(`${page}?event=${came}`);
  expect(await screen.findByText('{"type":"webhook.test"}')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /waits/ }));
  expect(await screen.findByText('{"type":"bill.paid"}')).toBeDefined();
});

it('sends a test event, one event again, and those of a time', async () => {
  const user = userEvent.setup();
  const sent = await open(page);
  await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
  await user.click(await screen.findByRole('button', { name: 'Send again now' }));
  await user.selectOptions(screen.getByLabelText('What happened in the last'), '7 days');
  await user.selectOptions(screen.getByLabelText('Which'), 'everything');
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ call }) => call)).toEqual([
    `POST /webhooks/${id}/test-events`,
    `POST /webhooks/${id}/replays`,
    `POST /webhooks/${id}/replays`,
  ]);
  expect(sent[1]?.body).toEqual({ eventId: deliveries[0]?.eventId });
  const time = sent[2]?.body as { readonly from: string; readonly until: string; readonly which: string } | undefined;
  expect(Date.parse(time?.until ?? '') - Date.parse(time?.from ?? '')).toBe(7 * 86_400_000);
  expect(time?.which).toBe('all');
});

it('pauses and deletes after saying what that does, and lets a paused one go on', async () => {
  const user = userEvent.setup();
  const sent = await open(page);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const pausing = within(await screen.findByRole('dialog'));
  expect(pausing.getByText(/kept for 90 days/)).toBeDefined();
  await user.click(pausing.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ state: 'paused' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const deleting = within(await screen.findByRole('dialog'));
  await user.click(deleting.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ state: 'ended' }));
});

it('says why an address is paused, and lets it go on', async () => {
  const user = userEvent.setup();
  const sent = await open(page, { state: 'paused', stateWhy: 'no-answer' });
  expect(await screen.findByText(/an event was tried for three days/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(sent).toEqual([{ call: `PUT /webhooks/${id}/state`, body: { state: 'active' } }]));
});

it('changes the secret with the second factor and shows the new one once', async () => {
  const user = userEvent.setup();
  const sent = await open(page, { previousSecretUntil: at });
  expect(await screen.findByText(/two sign until/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New secret' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'New secret' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(sent[0]?.body).toEqual({ overlapHours: 24, code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

it('changes where events go with the second factor', async () => {
  const user = userEvent.setup();
  const sent = await open(page);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/Bill cancelled/));
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: `PUT /webhooks/${id}`,
        body: { url: webhook.url, eventTypes: ['bill.cancelled', 'bill.paid'], code: '123456' },
      },
    ]),
  );
});

it('speaks Hausa', async () => {
  await open(page, {}, 'ha');
  expect(await screen.findByRole('region', { name: 'Labarai 40 na ƙarshe' })).toBeDefined();
});
