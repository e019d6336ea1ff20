import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, openCalculator, openLine, totals, type } from '../../testing/calculator-page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/tax-calculator'));
afterEach(() => vi.restoreAllMocks());

describe('the bands', () => {
  const bands = () =>
    [...document.querySelectorAll<HTMLElement>('.calculator-bands li')].filter(({ hidden }) => !hidden);
  const figure = () => document.querySelector<HTMLElement>('.calculator-bands');

  it('are as wide as the income in them and as full as their rate, and follow each keystroke', async () => {
    await openCalculator('#tax=income-tax&period=year&salary=5000000');
    await waitFor(() => expect(figure()?.hidden).toBe(false));
    expect(bands().map(({ dataset }) => `${dataset.rate}${dataset.tax}`)).toEqual([
      '0%₦0',
      '15%₦330,000',
      '18%₦360,000',
    ]);
    expect(bands().map(({ style }) => Number(style.flexGrow))).toEqual([800, 2200, 2000]);
    expect(bands().map(({ style }) => style.getPropertyValue('--rate'))).toEqual(['0%', '15%', '18%']);
    type(/^Salary/, '2000000');
    await waitFor(() =>
      expect(bands().map(({ dataset }) => `${dataset.rate}${dataset.tax}`)).toEqual(['0%₦0', '15%₦180,000']),
    );
  });

  it('are not shown where nothing is cut into bands', async () => {
    await openCalculator('#tax=income-tax&period=month&salary=50000');
    await screen.findByRole('status');
    expect(figure()?.hidden).toBe(true);
  });
});

describe('the calculator', () => {
  it('says what to do before anything is entered, and shows the bands', async () => {
    await openCalculator();

    expect(screen.getByText('Nothing to compute yet')).toBeDefined();
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('computes income tax of both laws side by side, a year and a month, while one types', async () => {
    const { fetch } = await openCalculator();

    type(/^Salary/, '500000');

    expect(screen.getByLabelText<HTMLInputElement>(/^Salary/).value).toBe('500,000');
    await screen.findByRole('status');
    expect(totals()).toContain('From 2026 a year₦870,000PAYE a month ₦72,500');
    expect(totals()).toContain('To 2025 a year₦896,000');
    expect(totals()).toContain('₦26,000 a year less than under the law to 2025');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('opens each line with its rule, its formula with the person’s figures and its place in the law', async () => {
    await openCalculator('#tax=income-tax&period=year&salary=6000000&rent=1000000');
    await screen.findByRole('status');

    expect(within(openLine('Rent relief')).getByText(/A fifth of the yearly rent/)).toBeDefined();
    expect(line('Rent relief').textContent).toContain('The lowest of ₦1,000,000 × 20% and ₦500,000 = ₦200,000');
    expect(line('Rent relief').textContent).toContain('Nigeria Tax Act 2025, s. 30(2)(a)');
    expect(line('Rent relief').textContent).toContain('This law does not have it.');
    expect(openLine('Consolidated relief').textContent).toContain('₦200,000 + ₦6,000,000 × 20%');
    expect(within(openLine('Tax of the year')).getAllByRole('table', { hidden: true })).toHaveLength(2);
  });

  it('leads to the result, which stands below the form on a phone, as soon as there is one', async () => {
    await openCalculator();
    const lead = () => screen.queryByRole('button', { name: 'See the result' });
    type(/^Salary/, 'half');
    expect(lead()).toBeNull();

    type(/^Salary/, '500000');
    await screen.findByRole('status');
    fireEvent.click(await screen.findByRole('button', { name: 'See the result' }));

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Result' }));
  });

  it('says at the field what is wrong, keeps what was typed and shows no result of it', async () => {
    await openCalculator();

    type(/^Salary/, '12 lakh');

    const field = screen.getByLabelText<HTMLInputElement>(/^Salary/);
    expect(field.value).toBe('12 lakh');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Enter an amount in naira, for example 250,000 or 1250.50')).toBeDefined();
    expect(screen.getByText('Mend the marked field, then the result appears.')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes no comma for a thousand that may stand for decimals', async () => {
    await openCalculator();

    type(/^Salary/, '1250000,50');

    expect(screen.getByLabelText<HTMLInputElement>(/^Salary/).value).toBe('1250000,50');
    expect(await screen.findByText('Enter an amount in naira, for example 250,000 or 1250.50')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes what is pasted whole: a part of an amount would be another one', async () => {
    await openCalculator();

    expect(screen.getByLabelText<HTMLInputElement>(/^Salary/).maxLength).toBe(-1);
    type(/^Salary/, `${' '.repeat(24)}1250000.50`);

    await waitFor(() => expect(totals()).toContain('₦'));
    expect(line('Income of the year').textContent).toContain('₦15,000,006');
  });

  it('shows how a month became a year', async () => {
    await openCalculator('#tax=income-tax&period=month&salary=250000&pension=20000&life=30000');
    await screen.findByRole('status');

    expect(openLine('Income of the year').textContent).toContain('₦250,000 × 12 = ₦3,000,000');
    expect(openLine('Pension').textContent).toContain('₦20,000 × 12 = ₦240,000');
    expect(openLine('Life insurance').textContent).toContain('As you entered it');
    type(/^Salary/, '300000');
    expect(line('Income of the year').textContent).toContain('₦300,000 × 12 = ₦3,600,000');
  });

  it('shows a wage up to the minimum as free beside other income', async () => {
    await openCalculator('#tax=income-tax&period=year&salary=840000&other=1000000');

    await waitFor(() => expect(totals()).toContain('From 2026 a year₦30,000'));
    const free = openLine('Wage up to the minimum');
    expect(free.textContent).toContain('₦840,000');
    expect(free.textContent).toContain('Nigeria Tax Act 2025, ss. 58 and 163(1)(t)');
    expect(free.textContent).toContain('This law does not have it.');
  });

  it('reckons PAYE of the salary alone: an employer knows no other income', async () => {
    await openCalculator('#tax=income-tax&period=month&salary=500000&other=200000');

    // 8.4 million: 330,000 + 18 % of 5.4 million. Of the salary's 6 million the employer deducts a twelfth of 870,000.
    await waitFor(() => expect(totals()).toContain('From 2026 a year₦1,302,000PAYE a month ₦72,500'));
    type(/^Salary/, '70000');
    expect(totals()).toContain('PAYE a month ₦0');
  });

  it('asks no salary of somebody who has other income alone', async () => {
    await openCalculator('#tax=income-tax&period=year');

    type(/^Other income/, '3000000');

    await waitFor(() => expect(totals()).toContain('From 2026 a year₦330,000PAYE a month ₦0'));
    type(/^Other income/, '');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('asks no value of a paper whose duty is the same for any', async () => {
    await openCalculator('#tax=stamp-duty&instrument=guarantee-or-memorandum');

    await waitFor(() => expect(totals()).toContain('₦500'));
    expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull();
  });

  it('taxes a gain on top of other income, which is no wage that could be free', async () => {
    await openCalculator('#tax=capital-gains&asset=land-or-building&proceeds=1000000&income=800000');

    // 1,800,000 less 800,000 at 15 %.
    await waitFor(() => expect(totals()).toContain('₦150,000'));
  });

  it('marks a gain of shares that is taxed as disputed, too', async () => {
    await openCalculator('#tax=capital-gains&asset=shares&proceeds=200000000&cost=100000000');

    await screen.findByRole('status');
    expect(openLine('Chargeable gain').textContent).toContain('Disputed: published texts of this law differ here.');
  });

  it('keeps what was entered in the part of the address that browsers do not send', async () => {
    await openCalculator('#tax=stamp-duty');

    type(/^Value/, '45000000');

    await waitFor(() => expect(window.location.hash).toBe('#tax=stamp-duty&value=45000000'));
    expect(window.location.search).toBe('');
  });

  it('writes what was entered into the address before somebody can leave it', async () => {
    await openCalculator('#tax=stamp-duty');

    type(/^Value/, '45000000');
    expect(window.location.hash).toBe('#tax=stamp-duty');
    fireEvent.focusOut(screen.getByLabelText(/^Value/));
    expect(window.location.hash).toBe('#tax=stamp-duty&value=45000000');

    type(/^Value/, '4500');
    fireEvent(window, new Event('pagehide'));
    expect(window.location.hash).toBe('#tax=stamp-duty&value=4500');
  });

  it.each([
    ['#tax=capital-gains&asset=own-home&proceeds=30000000&cost=9000000&firstHome=yes', '₦0'],
    ['#tax=withholding&transaction=rent-hire-or-lease&amount=1000000', '₦100,000'],
    ['#tax=stamp-duty&instrument=property-transfer&value=45000000', '₦675,000'],
    ['#tax=development-levy&age=34', '₦1,000'],
    ['#tax=consumption-tax&bill=10000', '₦500'],
    ['#tax=business-premises&premises=renewal', '₦5,000'],
    ['#tax=late-payment&neglect=tax-not-deducted&owed=100000&due=2026-02-10&done=2026-03-01', '₦40,000'],
  ])('opened with %s it shows %s', async (hash, total) => {
    await openCalculator(hash);

    await waitFor(() => expect(totals()).toContain(total));
  });

  it('marks what is not certain', async () => {
    await openCalculator('#tax=development-levy&age=34');

    expect((await screen.findByText('not certain')).hidden).toBe(false);
    openLine('Development levy');
    expect(screen.getByText(/Last published: a newer text may exist/).closest('[hidden]')).toBeNull();
  });

  it('doubts nothing that somebody entered, and counts one day', async () => {
    await openCalculator('#tax=late-payment&neglect=tax-paid-late&owed=1000&due=2026-03-31&done=2026-04-01');
    await screen.findByRole('status');

    expect(openLine('Amount that was due').querySelector('.calculator-doubt')?.hasAttribute('hidden')).toBe(true);
    expect(openLine('Penalty').querySelector('.calculator-doubt')?.hasAttribute('hidden')).toBe(false);
    expect(openLine('Interest').textContent).toContain('₦1,000 × 26.5% × 1 day ÷ 365 = ₦0.73');
  });

  it('says so when it has no rules for the day of the device', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2019-06-01T12:00:00Z'));
    await openCalculator('#tax=stamp-duty&value=45000000');

    expect(await screen.findByText(/^We hold no rules for .* 2019\. Is this device’s date right\?$/)).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('copies a link that holds everything, and forgets everything on request', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openCalculator('#tax=consumption-tax&bill=10000&on=2026-11-21');

    fireEvent.click(await screen.findByRole('button', { name: 'Copy link to this result' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/\/tax-calculator#tax=consumption-tax&bill=10000&on=2026-11-21$/),
    );

    fireEvent.click(screen.getByRole('button', { name: 'Clear the figures' }));
    expect(screen.getByText('Nothing to compute yet')).toBeDefined();
    expect(window.location.hash).toBe('#tax=consumption-tax');
  });

  it('leads to the first question once everything is cleared: the button is gone from under the keyboard', async () => {
    await openCalculator('#tax=income-tax&period=year&salary=500000');
    const button = await screen.findByRole('button', { name: 'Clear the figures' });
    button.focus();

    fireEvent.click(button);

    expect(document.activeElement).toBe(screen.getByLabelText('The figures are for'));
  });

  it('speaks Hausa', async () => {
    await openCalculator('#tax=consumption-tax&bill=10000', 'ha');

    await waitFor(() => expect(totals()).toContain('₦500'));
    expect(screen.getByRole('link', { name: 'Jinkirin biya' })).toBeDefined();
  });
});
