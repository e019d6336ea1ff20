import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type SubstitutionDetail, substitutionDetailSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BeginSubstitution } from './begin-substitution.tsx';
import { SubstitutionPanel } from './substitution-panel.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const bill = 'KD7Q4M2X9TBC1VWZ';
const someone = (name: string, place: number) => ({ id: `0199a1f0-0000-7000-8000-00000000000${place}`, name });
const shown: SubstitutionDetail = substitutionDetailSchema.parse({
  ...{ id, number: 'SUB-2026-00000071', demandId: id, demandNumber: 'DMN-2026-00000874', tpui: 'KD-0412-0000-31' },
  ...{ taxpayer: 'Ọlájùmọ̀kẹ́ Ɗan-Iya شركة 北京 Ltd', holder: 'Zazzau Bank', holderTpui: 'KD-0412-0000-58' },
  ...{ office: 'Zaria', holding: 'bank', state: 'asked', askedKobo: 500_000, openKobo: 500_000, owedKobo: 600_000 },
  ...{
    ground: 'Account of the business',
    bills: [{ reference: bill, amountKobo: 500_000, isOpen: true, isPaid: false }],
  },
  ...{ service: null, clock: null, objection: null, answer: '', endedOn: null, endReason: '', hindrance: null },
  ...{ askedBy: someone('Ruth', 2), askedOn: '2026-11-20', approvedBy: null, decidedBy: null, hasAccount: true },
  ...{ workId: id, caseVersion: 1, moves: ['approve', 'refuse', 'withdraw'] },
});

async function open(detail: SubstitutionDetail, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Office Director'], user: { email: 'd@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /substitutions/${id}`]: () => Response.json(detail),
    'GET /law-papers': () => Response.json({ papers: [] }),
    [`POST /substitutions/${id}/moves`]: () => Response.json(detail),
    [`POST /substitutions/${id}/service`]: () => Response.json(detail),
    [`POST /substitutions/${id}/objection`]: () => Response.json(detail),
    'POST /substitutions': () => Response.json({ id, number: 'SUB-2026-00000071', workId: id }),
  });
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [
      { path: '/tax-area-office', element: <SubstitutionPanel id={id} /> },
      {
        path: '/tax-area-office/demands',
        element: (
          <BeginSubstitution
            demand={{
              ...{ number: 'DMN-2026-00000874', standing: 'lapsed' },
              bills: [
                {
                  ...{
                    billId: id,
                    billReference: bill,
                    ground: 'return',
                    heads: 'Direct assessment',
                    periodFrom: null,
                  },
                  ...{ dueOn: '2026-10-01', amountKobo: detail.askedKobo, hindrance: null, standing: 'open' },
                },
              ],
            }}
          />
        ),
      },
    ],
    loadMessages: async () => {},
  });
  return {
    posted: () => sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body]),
    show: (path: string) =>
      renderArea(area, path, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> }),
  };
}

it('shows who is to pay what out of what, and is approved', async () => {
  const { show, posted } = await open(shown);
  const { container } = await show('/tax-area-office');
  expect(await screen.findByText('Zazzau Bank, KD-0412-0000-58')).toBeDefined();
  expect(screen.getByText('Bank with an account of the taxpayer')).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(posted()).toEqual([[`POST /substitutions/${id}/moves`, { move: 'approve', caseVersion: 1 }]]);
});

it('is served into the account, in Hausa as well', async () => {
  const { show, posted } = await open({ ...shown, state: 'approved', moves: ['serve'] }, 'ha');
  await show('/tax-area-office');
  await userEvent.click(await screen.findByRole('button', { name: 'Rubuta isarwa' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Kwana talatin/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rubuta isarwa' }));
  expect(posted()).toEqual([
    [`POST /substitutions/${id}/service`, { caseVersion: 1, how: 'electronic', at: null, place: '', proof: '' }],
  ]);
});

it('is asked for beside a lapsed demand, with its open bills', async () => {
  const { show, posted } = await open(shown);
  await show('/tax-area-office/demands');
  await userEvent.click(await screen.findByRole('button', { name: 'Appoint somebody who owes them' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('TPUI of who owes'), 'KD-0412-0000-58');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Owes as/ }), 'Tenant who owes rent');
  await userEvent.type(within(dialog).getByLabelText(/Owes the taxpayer/), '6000');
  await userEvent.type(within(dialog).getByLabelText('From where that is known'), 'Tenancy agreement of 2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Appoint somebody who owes them' }));
  expect(posted()[0]).toEqual([
    'POST /substitutions',
    {
      ...{ demandNumber: 'DMN-2026-00000874', holderTpui: 'KD-0412-0000-58', holding: 'tenant', owedKobo: 600_000 },
      ...{ ground: 'Tenancy agreement of 2026', billReferences: [bill] },
    },
  ]);
});
