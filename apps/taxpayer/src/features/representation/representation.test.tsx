import { openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { type Client, type ClientDue, keepFragment, kobo, type Representative } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const client: Client = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', name: 'Arewa Mills Ltd', tpui: 'KD-0001-2345-67' },
  ...{ kind: 'agent', rights: ['see', 'bills'], since: '2026-11-20T08:00:00.000Z' },
};

async function open(path: string, answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['Agent'], user: { email: 'musa@example.ng', firstName: 'Musa' } });
  const network = answering({
    'GET /account/second-factor': () =>
      Response.json({ isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 }),
    'GET /sessions': () => Response.json([]),
    'GET /clients/dues': () => Response.json([]),
    ...answers,
  });
  await renderArea(area, path, {
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

describe('Clients', () => {
  it('takes a code, says what it allows before it is accepted, and lists whom one acts for', async () => {
    const listed: Client[] = [];
    await open('/user/clients', {
      'GET /clients': () => Response.json(listed),
      'POST /clients/previews': () => Response.json({ ...client, id: undefined, since: undefined }),
      'POST /clients': () => {
        listed.push(client);
        return Response.json(client);
      },
    });
    expect(await screen.findByText('You act for nobody yet.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code from your client'), 'CN123');
    await userEvent.click(screen.getByRole('button', { name: 'See what it allows' }));
    expect(await screen.findByText('Arewa Mills Ltd lets you act:')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('button', { name: 'Act for them' })).toBeDefined();
    expect(screen.getByText('KD-0001-2345-67')).toBeDefined();
  });

  it('says in one table what each client owes and by when, in Hausa too', async () => {
    const due: ClientDue = {
      ...{ clientId: client.id, name: client.name, tpui: client.tpui, mayPay: true, isForAgent: true, bills: 3 },
      ...{ owedKobo: kobo(12_345_600), overdueKobo: kobo(2_000_000), nextDueOn: '2026-10-10' },
    };
    await open(
      '/user/clients',
      {
        'GET /clients': () => Response.json([client]),
        'GET /clients/dues': () => Response.json([due]),
      },
      'ha',
    );
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /Arewa Mills Ltd/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '₦123,456.00', '₦20,000.00', expect.stringMatching(/^10 \S+ 2026$/)]);
    expect(screen.getByRole('columnheader', { name: 'Ya wuce lokaci' })).toBeDefined();
  });

  it('has the code of a link that was opened before signing in', async () => {
    keepFragment('/user/clients', '#CN7Q4M2X9TBC1VWZ');
    await open('/user/clients', { 'GET /clients': () => Response.json([]) });
    expect((await screen.findByLabelText<HTMLInputElement>('Code from your client')).value).toBe('CN7Q4M2X9TBC1VWZ');
  });

  it('says at the field why a code is no good, and keeps what was typed', async () => {
    await open('/user/clients', {
      'GET /clients': () => Response.json([]),
      'POST /clients/previews': () => refusal(404, 'representation.code-unknown', 'This code is not known'),
    });
    await userEvent.type(await screen.findByLabelText('Code from your client'), 'CN999');
    await userEvent.click(screen.getByRole('button', { name: 'See what it allows' }));
    expect(await screen.findByText(/This code is not known/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Code from your client').value).toBe('CN999');
  });
});

describe('Who acts for you', () => {
  const person: Representative = {
    ...{ id: client.id, kind: 'agent', rights: ['see'], state: 'active', name: 'Musa Sani', label: 'My agent' },
    ...{ invitedAt: '2026-11-19T08:00:00.000Z', expiresAt: '2026-11-26T08:00:00.000Z' },
    ...{ acceptedAt: '2026-11-20T08:00:00.000Z', endedAt: null },
  };

  it('shows each with their rights, and withdraws at once', async () => {
    let now = person;
    await open('/user/settings', {
      'GET /account/representatives': () => Response.json([now]),
      [`POST /account/representatives/${person.id}/withdrawal`]: () => {
        now = { ...person, state: 'ended', endedAt: '2026-11-23T08:00:00.000Z' };
        return Response.json({});
      },
    });
    expect(await screen.findByText('Musa Sani')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Ended')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('makes a code, shows it once with a link no server sees', async () => {
    const network = await open('/user/settings', {
      'GET /account/representatives': () => Response.json([]),
      'POST /account/representatives': () =>
        Response.json({ id: person.id, code: 'CN7Q4M2X9TBC1VWZ', expiresAt: person.expiresAt }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Let somebody act for you' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('Say for whom')).toBeDefined();
    await userEvent.type(screen.getByLabelText('For whom'), 'Musa, my bookkeeper');
    await userEvent.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText(/\/user\/clients#CN7Q4M2X9TBC1VWZ$/)).toBeDefined();
    expect(network).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open('/user/settings', { 'GET /account/representatives': () => Response.json([person]) }, 'ha');
    expect(await screen.findByRole('heading', { name: 'Masu wakiltarka' })).toBeDefined();
  });
});
