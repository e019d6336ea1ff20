import { openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import type { OwnRequest } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { pageOf } from '@portal/workspace/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const request: OwnRequest = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', kind: 'office-change', state: 'requested', reference: 'KD-1' },
  ...{ isOpen: true, openedAt: '2026-11-23T08:00:00.000Z', since: '2026-11-23T08:00:00.000Z', answer: null },
  canWithdraw: true,
  deadline: {
    ...{ rule: 'office-change.release', title: { en: 'Release', ha: 'Saki' }, source: 'Promise', isLaw: false },
    ...{ startedOn: '2026-11-23', dueOn: '2026-11-30', standing: 'running' },
  },
};

async function open(path: string, answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['Individual'], user: { email: 'amina@example.ng', firstName: 'Amina' } });
  const network = answering({
    'GET /account/second-factor': () =>
      Response.json({ isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 }),
    'GET /sessions': () => Response.json([]),
    'GET /lookups/tax-offices': () =>
      Response.json([
        { id: 6, displayField: 'Kaduna North' },
        { id: 7, displayField: 'Zaria' },
      ]),
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
}

describe('requests under way', () => {
  it('stand in E-Services with their clock, and are taken back there', async () => {
    let now = request;
    await open('/user/e-services', {
      'GET /account/requests': () => Response.json(pageOf([now])),
      [`POST /account/requests/${request.id}/withdrawal`]: () => {
        now = { ...request, state: 'withdrawn', isOpen: false, canWithdraw: false };
        return Response.json({});
      },
    });
    expect(await screen.findByText('Change of tax office')).toBeDefined();
    expect(screen.getByText(/Answer by .*30/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Taken back')).toBeDefined();
  });

  it('say what the office answered; and that nothing is under way', async () => {
    const refused = { ...request, state: 'refused', isOpen: false, canWithdraw: false, answer: 'You live in our area' };
    await open('/user/e-services', { 'GET /account/requests': () => Response.json(pageOf([refused])) });
    expect(await screen.findByText('The office says: You live in our area')).toBeDefined();
  });

  it('lead to the bill they are about', async () => {
    const dispute: OwnRequest = { ...request, kind: 'bill-dispute', state: 'asked', reference: 'KD7Q4M2X9TBC1VWZ' };
    await open('/user/e-services', { 'GET /account/requests': () => Response.json(pageOf([dispute])) });
    const link = await screen.findByRole('link', { name: 'Bill KD7Q4M2X9TBC1VWZ' });
    expect(link.getAttribute('href')).toBe('/user/payment_summary?billReference=KD7Q4M2X9TBC1VWZ');
    expect(screen.getByText('With the office')).toBeDefined();
  });

  it('are reached all, a page after the other', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...request, id: `${request.id}${at}` }));
    const last = { ...request, state: 'refused', isOpen: false, canWithdraw: false, answer: 'You live in our area' };
    const pages = [
      { ...pageOf(many, 21), pageSize: 20, after: 'after' },
      { ...pageOf([last], 21), pageSize: 20, before: 'before' },
    ];
    await open('/user/e-services', { 'GET /account/requests': () => Response.json(pages.shift()) });
    expect(await screen.findByText('1–20 of 21')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('The office says: You live in our area')).toBeDefined();
    expect(screen.getByText('21–21 of 21')).toBeDefined();
  });

  it('speak Hausa', async () => {
    await open('/user/e-services', { 'GET /account/requests': () => Response.json(pageOf([])) }, 'ha');
    expect(await screen.findByText(/Babu abin da ake yi/)).toBeDefined();
  });
});

describe('the own tax office', () => {
  const office = (source: 'chosen' | 'confirmed') => ({
    homeOffice: { taxOfficeId: 6, name: 'Kaduna North', source },
  });

  it('is chosen while no office has confirmed it', async () => {
    let chosen: unknown;
    await open('/user/settings', {
      'GET /account/home-office': () => Response.json(office('chosen')),
      'PUT /account/home-office': (sent) => {
        chosen = sent;
        return Response.json({});
      },
    });
    await screen.findByRole('option', { name: 'Zaria' });
    await userEvent.selectOptions(screen.getByLabelText('Another office'), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Choose this office' }));
    expect(await screen.findByText('This office looks after you now')).toBeDefined();
    expect(chosen).toEqual({ taxOfficeId: 7 });
  });

  it('is asked for once it is confirmed, with a reason', async () => {
    let asked: unknown;
    await open('/user/settings', {
      'GET /account/home-office': () => Response.json(office('confirmed')),
      'POST /account/office-changes': (sent) => {
        asked = sent;
        return Response.json({ id: request.id });
      },
    });
    await screen.findByRole('option', { name: 'Zaria' });
    await userEvent.selectOptions(screen.getByLabelText('Another office'), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Say in a sentence why')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Why'), 'I moved there in May');
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Your request is with the office')).toBeDefined();
    expect(asked).toEqual({ taxOfficeId: 7, reason: 'I moved there in May' });
  });
});
