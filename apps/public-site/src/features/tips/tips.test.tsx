import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

const reference = 'KT7Q4M2X9TBC1VWZ';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

async function open(url: string, answer: () => Response, language: 'en' | 'ha' = 'en') {
  const sent: Record<string, unknown>[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return answer();
    }
    return Response.json(pathname.endsWith('/lookups/lgas') ? [{ id: 31, displayField: 'Zaria', stateId: 19 }] : []);
  });
  const { router } = await renderArea(area, url, {
    fetch: withoutBanners(fetch),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, router };
}

const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('sends a report without a name, and shows the reference on the page alone', async () => {
  const { sent, router } = await open('/contact-us/report', () => Response.json({ reference }));
  await screen.findByRole('option', { name: 'Zaria' });
  put('What do you report?', 'untaxed-activity');
  put('Local government', '31');
  put('Where is it?', 'Behind the new market');
  put('What did you see?', 'Forty rooms, full each night, and no receipt');
  vi.advanceTimersByTime(30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  await screen.findByRole('heading', { level: 1, name: 'We have your report' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ kind: 'untaxed-activity', lgaId: 31, wantsReward: false });
  expect(sent[0]).not.toHaveProperty('name');
  expect(sent[0]).not.toHaveProperty('phone');
  expect(document.body.textContent?.replaceAll(/[^A-Z0-9]/g, '')).toContain(reference);
  const { pathname, search, state } = router.state.location;
  expect(JSON.stringify([pathname, search, state])).not.toContain(reference);
});

it('says what is missing and sends nothing', async () => {
  const { sent } = await open('/contact-us/report', () => Response.json({ reference }), 'ha');
  await screen.findByRole('option', { name: 'Zaria' });
  fireEvent.click(screen.getByRole('button', { name: 'Aika rahoton' }));
  await waitFor(() => expect(screen.getAllByText('Zaɓi ƙaramar hukuma').length).toBeGreaterThan(0));
  expect(sent).toEqual([]);
});

it('says how far it is to who holds the reference', async () => {
  const answers = [
    () => Response.json({ type: '', title: '', status: 404, code: 'tip.not-found', message: '' }, { status: 404 }),
    () =>
      Response.json({
        ...{
          state: 'taken-up',
          receivedOn: '2026-01-05',
          wantsReward: true,
          reward: 'approved',
          rewardKobo: 2_500_000,
        },
      }),
  ];
  const { sent } = await open('/contact-us/report/status', () => answers.shift()?.() ?? Response.error());
  await screen.findByRole('heading', { level: 1, name: 'How far is my report?' });
  put('Reference', reference);
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  await screen.findByText(/We have no report with this reference/);
  fireEvent.click(screen.getByRole('button', { name: 'Look' }));
  await screen.findByText('Became a lead');
  expect(screen.getByText(/show your reference at the office/)).toBeDefined();
  expect(sent).toEqual([{ reference }, { reference }]);
});
