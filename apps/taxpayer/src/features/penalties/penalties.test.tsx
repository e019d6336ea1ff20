import { listOwnPenalties, type ResponseOf } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const reference = {
  law: 'Nigeria Tax Administration Act 2025',
  section: 's. 65',
  certainty: 'our-reading' as const,
};
const penalties: ResponseOf<typeof listOwnPenalties> = listOwnPenalties.response.parse([
  {
    ...{ id: '0199a1f0-0000-7000-8000-000000000001', number: 'PEN-2026-000007', duty: 'consumption-tax-month' },
    ...{ periodFrom: '2026-03-01', neglect: 'tax-paid-late', dueOn: '2026-04-20', untilOn: '2026-06-29', isOver: true },
    ...{ baseKobo: 100_000_000, penaltyKobo: 10_000_000, interestKobo: 5_082_192, totalKobo: 15_082_192 },
    ...{ state: 'billed', remittedKobo: 5_000_000, leftKobo: 10_082_192, billReference: 'KD7Q4M2X9TBC1VWZ' },
    ...{ proposedOn: '2026-07-01', decidedOn: '2026-07-02' },
    computation: {
      daysLate: 70,
      lines: [
        { id: 'base', amountKobo: 100_000_000, formula: { kind: 'entered' }, reference },
        {
          ...{ id: 'penalty', amountKobo: 10_000_000, reference },
          formula: { kind: 'rate', ofKobo: 100_000_000, ratePpm: 100_000 },
        },
        {
          ...{ id: 'interest', amountKobo: 5_082_192, reference },
          formula: {
            kind: 'interest',
            periods: [{ ofKobo: 100_000_000, ratePpm: 265_000, days: 70, interestKobo: 5_082_192 }],
          },
        },
        {
          ...{ id: 'total', amountKobo: 15_082_192, reference },
          formula: { kind: 'sum', of: [{ amountKobo: 10_000_000 }, { amountKobo: 5_082_192 }] },
        },
      ],
      gaps: ['no-rate'],
    },
    remissions: [
      {
        ...{ number: 'REM-2026-000001', penaltyKobo: 5_000_000, interestKobo: 0 },
        ...{ decidedOn: '2026-07-20', answer: 'The illness is shown' },
      },
    ],
  },
]);

const open = (found: unknown, language: 'en' | 'ha' = 'en') =>
  renderArea(area, '/user/penalties', {
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    fetch: async (input) => (String(input).includes('/account/penalties') ? Response.json(found) : Response.error()),
  });

describe('penalties of a taxpayer', () => {
  it.each([
    ['en', 'Penalties', '10% of ₦1,000,000.00', '70 days at 26.5% a year on ₦1,000,000.00'],
    ['ha', 'Tara', '10% na ₦1,000,000.00', 'kwana 70 a kan 26.5% a shekara na ₦1,000,000.00'],
  ] as const)('say rule, base, days and rate of each amount (%s)', async (language, title, rate, days) => {
    const { container } = await open(penalties, language);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    const card = await screen.findByRole('article');
    expect(within(card).getByText(new RegExp(rate.replaceAll('.', '\\.')))).toBeDefined();
    expect(card.textContent).toContain(days);
    expect(card.textContent).toContain('Nigeria Tax Administration Act 2025, s. 65');
    expect(card.textContent).toContain('The illness is shown');
    const bill = within(card).getAllByRole('link')[0];
    expect(bill?.getAttribute('href')).toBe('/user/payment_summary?billReference=KD7Q4M2X9TBC1VWZ');
    await expectAccessible(container);
  });

  it('are none, in words', async () => {
    await open([]);
    expect(await screen.findByText('You have no penalties.')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
