import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

const key = '019aa000-0000-4000-8000-000000000000';
const stops = async () => Response.json({ isStopped: true });

async function open(url: string, answer: () => Promise<Response> = stops, language: 'en' | 'ha' = 'en') {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const { router, container } = await renderArea(area, url, {
    fetch: withoutBanners(fetch),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const sent = () =>
    fetch.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([input]) => new URL(String(input)).pathname.replace('/api/v1', ''));
  return { fetch, sent, container, address: () => router.state.location.pathname + router.state.location.search };
}

beforeEach(() => sessionStorage.clear());

it('stops by a press, not by being opened: a scanner of links stops nothing', async () => {
  const { address, sent, container } = await open(`/stop_reminders?key=${key}`);
  await screen.findByRole('heading', { level: 1, name: 'No more reminders' });
  await waitFor(() => expect(address()).toBe('/stop_reminders'));
  expect(sent()).toEqual([]);
  await expectAccessible(container);

  await userEvent.click(screen.getByRole('button', { name: 'Stop the reminders' }));
  expect(await screen.findByText('The reminders are stopped.')).toBeDefined();
  expect(sent()).toEqual([`/reminder-opt-outs/${key}`]);
});

it('lets try again what failed', async () => {
  const { fetch } = await open(`/stop_reminders?key=${key}`, async () => new Response('', { status: 502 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the reminders' }));
  expect(await screen.findByText('It was not noted. Try again shortly')).toBeDefined();
  fetch.mockImplementation(stops);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the reminders' }));
  expect(await screen.findByText('The reminders are stopped.')).toBeDefined();
});

it('says when the address was cut off, and speaks Hausa', async () => {
  await open('/stop_reminders', stops, 'ha');
  expect(await screen.findByText('An yanke wannan adireshi. Sake buɗe hanyar da ke cikin saƙon.')).toBeDefined();
});
