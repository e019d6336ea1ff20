import { openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

async function open(answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['Individual'], user: { email: 'amina@example.ng', firstName: 'Amina' } });
  const network = answering({
    'GET /account/second-factor': () =>
      Response.json({ isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 }),
    'GET /sessions': () => Response.json([]),
    ...answers,
  });
  await renderArea(area, '/user/settings', {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        <ToastArea />
        {children}
      </TestTheme>
    ),
  });
  return network;
}

describe('Who opened my file', () => {
  const entry = {
    ...{ id: 'a1', at: '2026-11-23T08:00:00.000Z', action: 'taxpayer.read', isOwn: false, reason: 'An objection' },
    ...{ by: 'Tax Officer, Kaduna North', device: null, address: null },
  };

  it('says role and office, when and why', async () => {
    await open({
      'GET /account/activity': () =>
        Response.json({ data: [entry], totalRecords: 1, isCapped: false, next: null, previous: null }),
    });
    expect(await screen.findByText('Tax Officer, Kaduna North')).toBeDefined();
    expect(screen.getByText(/09:00 · An objection/)).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open({ 'GET /account/activity': () => Response.json({ data: [] }) }, 'ha');
    expect(await screen.findByText('Babu wanda ya buɗe.')).toBeDefined();
  });
});

describe('Language', () => {
  it('is chosen by its own name, and says which one speaks now', async () => {
    await open({}, 'ha');
    const section = within(await screen.findByRole('region', { name: 'Harshe' }));
    const pressed = ['English', 'Hausa'].map((name) =>
      section.getByRole('button', { name }).getAttribute('aria-pressed'),
    );
    expect(pressed).toEqual(['false', 'true']);
  });
});

describe('My data', () => {
  it('is asked for, and says that it is being prepared', async () => {
    const file = { id: '0199a1f0-0000-7000-8000-000000000001', state: 'preparing', requestedAt: '', expiresAt: '' };
    const files: object[] = [];
    await open({
      'GET /account/data-exports': () => Response.json(files),
      'POST /account/data-exports': () => {
        files.push(file);
        return Response.json(file);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for my data' }));
    expect(await screen.findByText('Being prepared')).toBeDefined();
  });
});

describe('Close my account', () => {
  it('says what stops it, and asks for no password then', async () => {
    await open({
      'GET /account/closing': () => Response.json({ blockers: [{ kind: 'payment', count: 2 }], owedKobo: 0 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
    expect(await screen.findByText('2 payments under way')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close my account for good' })).toBeNull();
  });

  it('takes the right password', async () => {
    await open({
      'GET /account/closing': () => Response.json({ blockers: [], owedKobo: 1_250_000 }),
      'POST /account/closing': () => refusal(400, 'identity.invalid-credentials', 'Wrong'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
    expect(await screen.findByText(/Unpaid bills: ₦12,500.00/)).toBeDefined();
    const fields = screen.getAllByLabelText('Your password');
    await userEvent.type(fields[fields.length - 1] as HTMLElement, 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Close my account for good' }));
    expect(await screen.findByText('This is not your password')).toBeDefined();
  });
});
