import type { Banner } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const moved: Banner = { id: '019aa000-0000-7000-8000-000000000001', tone: 'warning', text: 'The due date has moved' };
const home = {
  path: '/',
  title: { en: 'Home', ha: 'Farko' },
  lead: { en: 'Pay', ha: 'Biya' },
  blocks: [],
  updatedOn: '2026-11-20',
  banners: [moved],
};

async function open(url: string, answers: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const answer = answers[decodeURIComponent(String(input).replace('http://api.test/api/v1', ''))];
    return answer ? Response.json(answer) : new Response('', { status: 502 });
  });
  const view = await renderArea(area, url, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  const asked = () => fetch.mock.calls.map(([input]) => String(input)).filter((each) => each.endsWith('/banners'));
  return { ...view, asked };
}

it.each([
  '/tax-calculator',
  '/search',
  '/stay-tuned',
  '/consult-connect',
  '/agent-network/apply',
  '/communication-infrastructure-assessment-portal',
  '/contact-us/message',
  '/auth/register/1',
])('%s stands below what everybody should know today', async (path) => {
  await open(path, { '/content/banners': [moved] });
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  const banner = screen.getByText('The due date has moved');
  expect(banner.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a screen does without them when they cannot be had', async () => {
  await open('/stay-tuned', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay tuned' })).toBeDefined();
});

it('those of the page that was read before are not fetched again', async () => {
  const { router, asked } = await open('/', { '/content/pages?path=/': home });
  await screen.findByText('The due date has moved');
  await router.navigate('/stay-tuned');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stay tuned' })).toBeDefined();
  expect(screen.getByText('The due date has moved')).toBeDefined();
  expect(asked()).toEqual([]);
});
