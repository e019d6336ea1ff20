import { getObjectionOffer, kobo, type OwnObjection, ownObjectionSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const assessment = 'ASM-2026-00000001';
const objection: OwnObjection = ownObjectionSchema.parse({
  ...{ id, number: 'OBJ-2026-00000001', assessment, revenueHead: 'Consumption tax', state: 'lodged' },
  ...{
    period: { from: '2025-01-01', to: '2025-12-31' },
    amendment: 'Less by a half',
    justification: 'As the bank shows',
  },
  issues: [{ text: 'Refunds are no sales', valueKobo: 60_000_000 }],
  ...{ incomeKobo: 0, assessedKobo: 100_000_000, admittedKobo: 40_000_000, disputedKobo: 60_000_000, day: 61 },
  ...{ lodgedAt: '2026-09-08T08:00:00.000Z', lodgedOn: '2026-09-08', lastDay: '2026-12-07' },
  admittedBill: { reference: 'KD7Q4M2X9TBC1VWZ', amountKobo: 40_000_000, status: 'unpaid' },
  ...{ disputedBill: null, restBill: null, words: [], decision: null, canAnswer: false },
});
const offer = getObjectionOffer.response.parse({
  ...{ assessment, revenueHead: 'Consumption tax', period: objection.period, taxKobo: kobo(100_000_000) },
  ...{ servedOn: '2026-09-01', lastDay: '2026-10-01', offer: 'possible' },
});

async function open(
  path: string,
  found: { own?: OwnObjection | null; offer?: object; status?: number; language?: 'ha' } = {},
) {
  const sent: { path: string; body: unknown }[] = [];
  const own = found.own === undefined ? objection : found.own;
  const { container } = await renderArea(area, path, {
    language: found.language ?? 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      if (init?.method && init.method !== 'GET') {
        sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
        return Response.json(objection);
      }
      if (found.status) return Response.json({}, { status: found.status });
      if (pathname.endsWith('/account/objections/offer')) return Response.json(found.offer ?? offer);
      if (pathname.endsWith(`/account/objections/${id}`)) return Response.json(own);
      if (pathname.endsWith('/account/objections')) return Response.json(own ? [own] : []);
      return Response.error();
    },
  });
  return { sent, container };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the form of an objection', () => {
  it('is not sent without the five items, and with them says what was typed', async () => {
    const { sent, container } = await open(`/user/cases/object?assessment=${assessment}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the objection' }));
    expect((await screen.findAllByText('Field is required')).length).toBeGreaterThanOrEqual(5);
    expect(screen.getAllByText('Confirm that it is true').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await expectAccessible(container);

    type('What you do not agree with', 'Refunds are no sales');
    type('How much of it is wrong', '600,000');
    type('2. What should the assessment say?', 'Less by a half of it');
    type('3. Why?', 'As the papers of the bank show');
    type('4. Which income do you accept?', '20,800,000');
    type('5. Which tax do you accept?', '400,000');
    fireEvent.click(screen.getByLabelText('What I say is true as far as I know'));
    fireEvent.click(screen.getByRole('button', { name: 'Send the objection' }));
    await screen.findByRole('heading', { name: 'OBJ-2026-00000001' });
    expect(sent).toEqual([
      {
        path: expect.stringMatching(/\/account\/objections$/),
        body: {
          ...{ assessment, issues: [{ text: 'Refunds are no sales', valueKobo: 60_000_000 }], isTrue: true },
          ...{ amendment: 'Less by a half of it', justification: 'As the papers of the bank show' },
          ...{ incomeKobo: 2_080_000_000, admittedKobo: 40_000_000 },
        },
      },
    ]);
  });

  it.each([
    ['too-late', /thirty days to object are over/],
    ['has-objection', /You have objected/],
    ['payment-pending', /payment of its bill is under way/],
  ])('gives way to the reason when one cannot object (%s)', async (why, text) => {
    await open(`/user/cases/object?assessment=${assessment}`, { offer: { ...offer, offer: why } });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send the objection' })).toBeNull();
  });
});

describe('an own objection', () => {
  it('says its day of the ninety, what the law does after them, and where its bill is', async () => {
    const { container } = await open(`/user/cases/objections?record=${id}`);
    expect(await screen.findByText('Day 61 of 90')).toBeDefined();
    expect(screen.getByText(/decides by 7 Dec 2026.*upheld by law/)).toBeDefined();
    expect(screen.getByRole('link', { name: /KD7Q4M2X9TBC1VWZ/ }).getAttribute('href')).toContain('payment_summary');
    expect(screen.queryByText(/Tax Ombud/)).toBeNull();
    await expectAccessible(container);
  });

  it.each(['upheld', 'revised', 'dismissed', 'invalid', 'upheld-by-law'] as const)(
    'that is %s names the Tax Ombud beside the decision',
    async (state) => {
      const decision = { reasons: 'As the books say', taxKobo: kobo(40_000_000), decidedOn: '2026-12-01', by: 'Zaria' };
      await open(`/user/cases/objections?record=${id}`, { own: { ...objection, state, day: null, decision } });
      expect(await screen.findByText(/Office of the Tax Ombud, free of charge/)).toBeDefined();
      // Who was right has nothing to take to the tribunal.
      expect(screen.queryByText(/Tribunal/) === null).toBe(state.startsWith('upheld'));
      expect(screen.queryByText(/of 90/)).toBeNull();
    },
  );

  it('is answered where the office asks', async () => {
    const words = [{ kind: 'question' as const, text: 'Which refunds?', at: '2026-09-20T08:00:00.000Z' }];
    const { sent } = await open(`/user/cases/objections?record=${id}`, {
      own: { ...objection, state: 'asked', canAnswer: true, words },
    });
    expect(await screen.findByText('Which refunds?')).toBeDefined();
    type('Your answer', 'Those of March');
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await expect
      .poll(() => sent)
      .toEqual([
        { path: expect.stringContaining(`/account/objections/${id}/answer`), body: { text: 'Those of March' } },
      ]);
  });

  it('stands in the list, in Hausa too; none and a failure are said for what they are', async () => {
    await open('/user/cases/objections', { language: 'ha' });
    expect(await screen.findByText('Rana ta 61 cikin 90')).toBeDefined();
  });

  it.each([
    [{ own: null }, 'No objection of yours'],
    [{ status: 500 }, /Your objections could not be read|could not|Try again/],
  ])('says when there is nothing to show', async (found, text) => {
    await open('/user/cases/objections', found);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});
