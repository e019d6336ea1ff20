import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersOfReport } from '../testing/answers-of-report.ts';
import { testListScreen } from '../testing/test-list-screen.tsx';
import { ownActivityList, ServiceLogs, wordsOfAction } from './index.ts';

const area = defineArea({
  id: 'mda',
  navigation: [],
  routes: [{ path: '/mda/logs', element: <ServiceLogs /> }],
  loadMessages: async () => {},
});
const entry = {
  ...{ at: '2026-11-20T09:00:00.000Z', action: 'taxpayer.read', isOwn: false, by: 'Tax Officer, Zaria' },
  ...{ reason: null, device: null, address: null },
};
const own = { ...entry, action: 'password.changed', isOwn: true, by: null, device: 'Firefox', address: '41.58.0.1' };

testListScreen(area, {
  path: '/mda/logs',
  report: ownActivityList,
  title: 'Service Logs',
  itemOf: (_, id) => ({ ...entry, id }),
  hasNoRecord: true,
});

async function open(language: 'en' | 'ha') {
  const { fetch } = answersOfReport(ownActivityList, {
    count: 2,
    itemOf: (index, id) => ({ ...(index === 0 ? own : entry), id }),
  });
  await renderArea(area, '/mda/logs', { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  await screen.findByText(/41\.58/);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
}

it('says in words what was done, by oneself or by whom', async () => {
  expect(await open('en')).toEqual([
    expect.stringMatching(/^Password changed20 Nov, 10:00you.*Firefox41\.58\.0\.1$/),
    expect.stringMatching(/^Taxpayer’s record opened20 Nov, 10:00Tax Officer, Zaria/),
  ]);
});

it('says it in Hausa too', async () => {
  expect((await open('ha'))[0]).toMatch(/^An canza kalmar sirri/);
});

it('reads an action without words of its own from its name', () =>
  expect(wordsOfAction('parcel.weight-added', 'en')).toBe('Parcel weight added'));
