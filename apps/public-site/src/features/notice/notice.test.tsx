import { type OpenedNotice, openNotice } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

configure({ asyncUtilTimeout: 8000 });

const same = (text: string) => ({ en: text, ha: `${text} (ha)` });
const notice = openNotice.response.parse({
  ...{ id: '0199a1f0-0000-7000-8000-000000000101', number: 'ASM-2026-00000012', kind: 'assessment' },
  ...{ issuedOn: '2026-11-19', standing: 'valid', amountKobo: 15_000_000 },
  service: { on: '2026-11-20', how: 'by-hand', lastDay: '2026-12-21', billReference: 'KD7Q4M2X9TBC1VWZ' },
  letter: {
    ...{ title: same('Notice of assessment'), basis: same('The Act, s. 35'), heading: same('Your tax is ₦150,000.00') },
    to: { name: 'Sample Hotel', tpui: 'KD-0412-0000-31', address: '12 Ahmadu Bello Way' },
    office: { name: 'Zaria', address: '3 Kongo Road' },
    facts: [{ label: same('Period'), value: same('October 2026') }],
    lead: [same('No return came in')],
    amount: { label: same('Tax assessed'), kobo: 15_000_000 },
    deadline: { label: same('Pay or object by'), note: same('30 days') },
    table: {
      ...{ title: same('How it was worked out'), note: null },
      lines: [{ says: same('Tax to pay'), how: same('5 % of sales'), counts: 'total', kobo: 15_000_000 }],
    },
    toDo: [same('Pay with the reference')],
    sections: [{ title: same('What an objection does'), text: same('It rests') }],
    officer: { name: 'Rabi Aliyu', title: same('Tax Officer'), badge: 'KO7Q4M2X9TBC' },
    signedBy: { name: 'Yusuf Bako', title: same('Tax Office Manager') },
  },
});

async function open(path: string, answer: () => Response, language: 'en' | 'ha' = 'en') {
  const sent: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_input, init) => {
    if (init?.method !== 'POST') return new Response(null, { status: 404 });
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
  const view = await renderArea(area, path, {
    ...{ fetch: withoutBanners(fetch), language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...view, sent };
}
const found =
  (more: Partial<OpenedNotice> = {}) =>
  () =>
    Response.json({ ...notice, ...more });
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('opens a notice by its number and the code on it, and leads on to pay and to sign in', async () => {
  const { sent, container } = await open('/notice?ref=ASM-2026-00000012', found());
  await screen.findByRole('heading', { level: 1, name: 'Read a notice you were given' });
  put('Code of the notice', 'KN7Q 4M2X 9TBC');
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  const paper = within(await screen.findByRole('article', { name: 'Notice of assessment ASM-2026-00000012' }));
  expect(sent).toEqual([{ number: 'ASM-2026-00000012', code: 'KN7Q 4M2X 9TBC' }]);
  for (const text of ['Your tax is ₦150,000.00', '21 December 2026', 'Pay with the reference', 'It rests'])
    expect(paper.getByText(text)).toBeDefined();
  expect(paper.getByRole('row', { name: /Tax to pay 5 % of sales 150,000.00/ })).toBeDefined();
  expect(paper.getByRole('link', { name: 'Pay the bill' }).getAttribute('href')).toBe(
    '/payment_summary_open?billReference=KD7Q4M2X9TBC1VWZ',
  );
  expect(paper.getByRole('link', { name: /Sign in to object/ }).getAttribute('href')).toBe(
    '/user/cases/object?assessment=ASM-2026-00000012',
  );
  await expectAccessible(container);
});

it('says that the Hausa is a copy, and offers no way to pay by what does not stand any more', async () => {
  await open('/notice?ref=ASM-2026-00000012', found({ standing: 'withdrawn' }), 'ha');
  await screen.findByRole('heading', { level: 1 });
  put('Lambar sirrin sanarwa', 'KN7Q4M2X9TBC');
  await userEvent.click(screen.getByRole('button', { name: 'Buɗe ta' }));
  expect(await screen.findByText(/Rubutun Turanci ne yake da ƙarfi/)).toBeDefined();
  expect(screen.getByText(/Kada ka biya da ita/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Biya bil ɗin' })).toBeNull();
});

it('says one thing of every pair it does not know, and asks for both', async () => {
  const problem = { type: '', title: '', status: 404, code: 'law-paper.not-found', message: 'None', requestId: 'a' };
  const { sent } = await open('/notice', () => Response.json(problem, { status: 404 }));
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getAllByText('Enter the number of the notice').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Enter the code on the notice').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  put('Number of the notice', 'nonsense');
  put('Code of the notice', 'nonsense');
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect((await screen.findAllByText(/We have no notice with this number and code/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('article')).toBeNull();
});
