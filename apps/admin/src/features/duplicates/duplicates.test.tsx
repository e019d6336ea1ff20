import { closeSession, openSession } from '@portal/auth';
import { listDuplicates, type ResponseOf } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const record = (tpui: string, name: string) => ({
  ...{ tpui, name, phone: '+2348030000000', office: 'Zaria', registeredOn: '2026-01-09', bills: 3 },
});
const found: ResponseOf<typeof listDuplicates> = {
  groups: [
    { records: [record('KD-1', 'Amina Bello'), record('KD-2', 'Bello Amina')] },
    { records: [record('KD-3', 'Musa Audu'), record('KD-4', 'Moussa Audu')] },
  ],
  isBounded: true,
};

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(answer: () => Response, language: 'en' | 'ha' = 'en') {
  await renderArea(area, '/admin/tax-payers/duplicates', {
    language,
    fetch: async () => answer(),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('lists who is likely one taxpayer, each leading to the page where they are made one', async () => {
  await open(() => Response.json(listDuplicates.response.parse(found)));
  const group = within(await screen.findByRole('region', { name: 'Group 1' }));
  expect(group.getByRole('link', { name: 'Amina Bello' }).getAttribute('href')).toBe('/admin/tax-payers/KD-1');
  expect(screen.getByRole('region', { name: 'Group 2' })).toBeDefined();
  expect(screen.getByText('There are more. They come up as these are made one.')).toBeDefined();
});

it('says that there are none, and when it cannot be read', async () => {
  await open(() => Response.json({ groups: [], isBounded: false }), 'ha');
  expect(await screen.findByText('Babu bayanai biyu masu kama da na mutum ɗaya')).toBeDefined();
  await open(() => refusedWith('unexpected'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
