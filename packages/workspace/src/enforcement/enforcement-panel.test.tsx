import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type EnforcementDetail, enforcementDetailSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EnforcementPanel } from './enforcement-panel.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const root = '/tax-area-office/enforcement-tracking';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: root, element: <EnforcementPanel id={id} /> }],
  loadMessages: async () => {},
});
const someone = (name: string, place: number) => ({ id: `0199a1f0-0000-7000-8000-00000000000${place}`, name });
const shown: EnforcementDetail = enforcementDetailSchema.parse({
  ...{ id, number: 'ENF-2026-00000071', demandId: id, demandNumber: 'DMN-2026-00000874', tpui: 'KD-0412-0000-31' },
  ...{ taxpayer: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd', office: 'Zaria', state: 'approved', debtKobo: 500_000 },
  ...{ openKobo: 500_000, openedOn: '2026-11-02', endedOn: null, endReason: '', clock: null, hindrance: null },
  ...{ openedBy: someone('Ladi', 1), checkedBy: someone('Ruth', 2), opinion: 'Lapsed', sale: null, released: null },
  orders: [
    {
      ...{ id, kind: 'distrain', court: 'High Court, Kaduna', orderNumber: 'KDH/3312/26', givenOn: '2026-11-13' },
      ...{ validUntil: '2026-12-12', place: 'Kakuri 22', maySeal: true, mayTake: true, maySearch: false },
      ...{ coversDwelling: false, limitKobo: 500_000, paper: 'Shelf 4' },
      ...{ notedBy: someone('Ladi', 1), comparedBy: someone('Sani', 3) },
    },
  ],
  visits: [],
  ...{ openBills: ['KD7Q4M2X9TBC1VWZ'], officers: [someone('Rose', 4), someone('Ibrahim', 5)] },
  ...{ workId: id, caseVersion: 6, moves: ['call-off', 'depart'] },
});

async function open(detail: EnforcementDetail, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Office Director'], user: { email: 'd@example.ng' } });
  let answer = detail;
  const { fetch, sent } = answering({
    [`GET /enforcements/${id}`]: () => Response.json(answer),
    [`POST /enforcements/${id}/departure`]: () => {
      answer = { ...detail, state: 'cancelled', hindrance: 'paid', endReason: 'The demand is paid.', moves: [] };
      return Response.json(answer);
    },
    [`POST /enforcements/${id}/visits`]: () => Response.json(detail),
    [`POST /enforcements/${id}/moves`]: () => Response.json(detail),
  });
  const { container } = await renderArea(area, root, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { container, posted };
}

it('shows the order with its scope, and how a departure ended that called itself off', async () => {
  const { container, posted } = await open(shown);
  expect(await screen.findByText(/KDH\/3312\/26; High Court, Kaduna/)).toBeDefined();
  expect(screen.getByText(/Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd/)).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Leave now' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Every bill is asked about now/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave now' }));
  await expect.poll(posted).toEqual([{ caseVersion: 6 }]);
  expect(await screen.findByText('The demand is paid.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave now' })).toBeNull();
});

it('plans a visit of two badges at the place of the order', async () => {
  const { posted } = await open({ ...shown, state: 'ordered', moves: ['plan'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan the visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Plan the visit/ }));
  expect(dialog.queryByLabelText('Search persons')).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Day/ }), '27/11/2026');
  await userEvent.type(dialog.getByLabelText(/^From/), '09:30');
  await userEvent.type(dialog.getByLabelText(/^Until/), '13:00');
  await userEvent.type(dialog.getByLabelText(/^Witness/), 'Ward head');
  for (const [at, name] of ['Rose', 'Ibrahim'].entries()) {
    await userEvent.selectOptions(dialog.getAllByLabelText(/^Officer/)[at] as HTMLElement, name);
    await userEvent.type(dialog.getAllByLabelText(/^Badge/)[at] as HTMLElement, `KD-O-${at}1`);
    await userEvent.selectOptions(dialog.getAllByLabelText(/^Gender/)[at] as HTMLElement, 'Woman');
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Plan the visit' }));
  await expect.poll(posted).toEqual([
    {
      ...{ caseVersion: 6, place: 'Kakuri 22', isDwelling: false, consentOf: '', witness: 'Ward head', willSeal: true },
      ...{
        willTake: true,
        willSearch: false,
        startsAt: '2026-11-27T09:30:00+01:00',
        endsAt: '2026-11-27T13:00:00+01:00',
      },
      team: shown.officers.map(({ id: userId }, at) => ({ userId, badge: `KD-O-${at}1`, gender: 'female' })),
    },
  ]);
});

it('asks for a reason, in Hausa as well', async () => {
  const { posted } = await open(shown, 'ha');
  await userEvent.click(await screen.findByRole('button', { name: 'Soke ziyarar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Ruwan sama mai yawa');
  await userEvent.click(dialog.getByRole('button', { name: 'Soke ziyarar' }));
  await expect.poll(posted).toEqual([{ move: 'call-off', caseVersion: 6, reason: 'Ruwan sama mai yawa' }]);
});
