import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { proposeAccountRecovery } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BeginRecovery } from './begin-recovery.tsx';

const workId = '0199a1f0-0000-7000-8000-000000000001';
afterEach(() => closeSession());

async function open(role: string, answer: () => Response) {
  await openSession({ token: 't', roles: [role], user: { email: 'officer@staff.test' } });
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office', element: <BeginRecovery /> }],
    loadMessages: async () => {},
  });
  const network = answering({ 'POST /account-recoveries': answer });
  const { router } = await renderArea(area, '/tax-area-office', {
    fetch: network.fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { network, address: () => router.state.location.search };
}

async function fill() {
  await userEvent.click(await screen.findByRole('button', { name: 'Give an account back' }));
  fireEvent.change(screen.getByLabelText('TPUI of the account'), { target: { value: 'kd-0000-0000-28' } });
  fireEvent.change(screen.getByLabelText('NIN of the person'), { target: { value: '70000000001' } });
  await userEvent.selectOptions(screen.getByLabelText('Paper seen'), 'Passport');
  fireEvent.change(screen.getByLabelText('Number on the paper'), { target: { value: 'A01234567' } });
  fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'hauwa.new@people.test' } });
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
}

it('an officer proposes with the papers, and the case is shown', async () => {
  const { network, address } = await open('Tax Officer', () => Response.json({ workId }));
  await fill();
  await expect.poll(address).toBe(`?tab=requests&of=account-recovery&record=${workId}`);
  const sent = network.sent.find(({ call }) => call === 'POST /account-recoveries')?.body;
  expect(proposeAccountRecovery.body.parse(sent)).toMatchObject({
    ...{
      tpui: 'KD-0000-0000-28',
      nin: '70000000001',
      paper: 'passport',
      email: 'hauwa.new@people.test',
      language: 'en',
    },
  });
  expect(sent).not.toHaveProperty('phoneNumber');
});

it('an account that is not found is said at its field, and nothing typed is lost', async () => {
  await open('Tax Officer', () => refusal(404, 'user.not-found', 'There is no such user'));
  await fill();
  expect(await screen.findByText('No account of this office has this TPUI and this NIN')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Number on the paper').value).toBe('A01234567');
});

it('a manager decides and proposes nothing', async () => {
  await open('Tax Office Manager', () => Response.json({ workId }));
  expect(screen.queryByRole('button', { name: 'Give an account back' })).toBeNull();
});
