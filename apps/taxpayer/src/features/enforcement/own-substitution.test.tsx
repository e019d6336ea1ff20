import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type OwnSubstitution, ownSubstitutionSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const shown: OwnSubstitution = ownSubstitutionSchema.parse({
  ...{ id, number: 'SUB-2026-00000071', taxpayer: 'Sample Works', holder: 'Zazzau Bank', office: 'Zaria' },
  ...{ holding: 'bank', state: 'served', askedKobo: 500_000, openKobo: 500_000, side: 'holder', mayObject: true },
  bills: [{ reference: 'KD7Q4M2X9TBC1VWZ', amountKobo: 500_000, isOpen: true, isPaid: false }],
  service: { on: '2026-11-20', how: 'electronic', place: 'To the account', proof: 'Inbox' },
  clock: { startedOn: '2026-11-20', endsOn: '2026-12-20', day: 9, days: 30 },
  ...{ objection: null, answer: '', endedOn: null, endReason: '' },
});

async function open(own: OwnSubstitution, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Individual'], user: { email: 'a@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /cases/substitutions/${id}`]: () => Response.json(own),
    'GET /cases/papers': () => Response.json({ papers: [] }),
    [`POST /cases/substitutions/${id}/objection`]: () => Response.json({ ...own, state: 'objected', mayObject: false }),
  });
  const { container } = await renderArea(area, `/user/cases/substitutions/${id}`, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { container, posted: () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body) };
}

it('tells whoever is appointed what to pay, and takes their objection with its five items', async () => {
  const { container, posted } = await open(shown);
  expect(await screen.findByText(/You owe Sample Works money. Pay ₦5,000.00 of it/)).toBeDefined();
  const pay = screen.getByRole('link', { name: /Pay the bill/ });
  expect(pay.getAttribute('href')).toBe('/user/payment_summary?billReference=KD7Q4M2X9TBC1VWZ');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Object' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('What is wrong'), 'We hold no account of theirs');
  await userEvent.type(within(dialog).getByLabelText('What should be changed'), 'Withdraw the notice');
  await userEvent.type(within(dialog).getByLabelText('Why'), 'The account was closed in 2025');
  await userEvent.type(within(dialog).getByLabelText(/What you owe the taxpayer/), '0');
  await userEvent.type(within(dialog).getByLabelText(/What you accept to pay/), '0');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Object' }));
  expect(posted()).toEqual([
    {
      ...{ wrong: 'We hold no account of theirs', amendment: 'Withdraw the notice' },
      ...{ justification: 'The account was closed in 2025', owedKobo: 0, admittedKobo: 0 },
    },
  ]);
});

it('tells the taxpayer who pays for them, and what ends it, in Hausa as well', async () => {
  await open({ ...shown, side: 'taxpayer', mayObject: false }, 'ha');
  expect(await screen.findByText(/Kana bin Zazzau Bank kuɗi/)).toBeDefined();
  expect(screen.getByRole('link', { name: /Biya yanzu don kawo ƙarshen wannan/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ƙi amincewa' })).toBeNull();
});

it('asks for nothing once it is over', async () => {
  const over = { ...shown, state: 'ended' as const, endedOn: '2026-11-25', mayObject: false, clock: null };
  await open({ ...over, bills: [], endReason: 'Its bills are paid or ended.' });
  expect(await screen.findByText('This is over. It asks nobody for anything.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Pay the bill/ })).toBeNull();
});
