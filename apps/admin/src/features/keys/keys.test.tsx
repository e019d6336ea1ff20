import { closeSession, openSession } from '@portal/auth';
import { getKeysBoard, type KeysBoard } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const key = { lastStartedAt: '2026-11-23T06:00:00.000Z', fingerprint: 'ab'.repeat(32) };
const board: KeysBoard = {
  receiptKeys: [
    { ...key, kid: 'new-key', isActive: true, since: '2026-11-01T06:00:00.000Z' },
    { ...key, kid: 'old-key', isActive: false, since: null },
  ],
  ...{ isDemonstration: false, asOf: '2026-11-23T09:00:00.000Z' },
};

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(answer: KeysBoard) {
  getKeysBoard.response.parse(answer);
  await renderArea(area, '/admin/settings/keys', {
    language: 'en',
    fetch: async () => Response.json(answer),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('say which one signs and which signed before', async () => {
  await open(board);
  expect(within(await screen.findByRole('region', { name: 'new-key' })).getByText('Signs')).toBeDefined();
  const old = within(screen.getByRole('region', { name: 'old-key' }));
  expect(old.getByText('Retired')).toBeDefined();
  expect(old.getByText('What it signed goes on verifying.')).toBeDefined();
});

it('that sign for a year are to be exchanged', async () => {
  await open({ ...board, asOf: '2027-11-02T09:00:00.000Z' });
  expect(within(await screen.findByRole('region', { name: 'new-key' })).getByText('Exchange is due')).toBeDefined();
});
