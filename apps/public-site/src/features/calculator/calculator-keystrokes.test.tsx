import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, openCalculator, openLine, totals, type } from '../../testing/calculator-page.tsx';
import { stubSight } from '../../testing/stub-sight.ts';
import { taxIds } from './tax.ts';
import { taxes } from './taxes/taxes.ts';

beforeEach(() => window.history.replaceState(null, '', '/tax-calculator'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a keystroke in the calculator', () => {
  it('renders nothing for a keystroke that only changes amounts, with a line open', async () => {
    let renders = 0;
    await openCalculator('#tax=income-tax&period=month&salary=500000', 'en', () => (renders += 1));
    await screen.findByRole('status');
    openLine('Tax of the year');
    renders = 0;

    type(/^Salary/, '600000');
    expect(totals()).toContain('From 2026 a year₦1,086,000');
    type(/^Salary/, '50000');
    expect(totals()).toContain('From 2026 a year₦0');
    type(/^Salary/, '500000');

    expect(totals()).toContain('From 2026 a year₦870,000PAYE a month ₦72,500');
    expect(line('Tax of the year').textContent).toContain('₦870,000');
    expect(renders).toBe(0);
  });

  it('stands behind the digit it was typed behind, at the end and in the middle', async () => {
    await openCalculator();
    const salary = screen.getByLabelText<HTMLInputElement>(/^Salary/);

    await userEvent.type(salary, '500000');
    expect(salary.value).toBe('500,000');
    await userEvent.type(salary, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });

    expect(salary.value).toBe('5,200,000');
    expect(salary.selectionStart).toBe(3);
  });

  it('is taken back with a shortcut, and brought again, amounts with it', async () => {
    await openCalculator();
    const salary = screen.getByLabelText<HTMLInputElement>(/^Salary/);
    await userEvent.type(salary, '500000');
    await screen.findByRole('status');

    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(salary.value).toBe('5,000');
    expect(line('Income of the year').textContent).toContain('₦60,000');
    await userEvent.keyboard('{Control>}y{/Control}');

    expect(salary.value).toBe('50,000');
    expect(line('Income of the year').textContent).toContain('₦600,000');
  });

  it('is taken back by us alone: the browser does not take back something else besides', async () => {
    await openCalculator();
    const salary = screen.getByLabelText(/^Salary/);

    expect(fireEvent.keyDown(salary, { key: 'z', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(salary, { key: 'c', ctrlKey: true })).toBe(true);
  });

  it('renders nothing for the first keystroke either: the result stands ready, and shows nobody what was not asked for', async () => {
    let renders = 0;
    await openCalculator('', 'en', () => (renders += 1));
    await waitFor(() => expect(document.querySelector('.calculator-computed')?.textContent).toContain('₦12'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Nothing to compute yet')).toBeDefined();
    expect(window.location.hash).toBe('');
    renders = 0;

    type(/^Salary/, '5');

    expect(screen.getByText('Nothing to compute yet').closest('[hidden]')).toBeNull();
    await waitFor(() => expect(totals()).toContain('From 2026 a year₦0'));
    expect(line('Income of the year').textContent).toContain('₦60');
    expect(renders).toBe(0);
  });

  it('computes and writes nothing for a result out of sight until typing rests, and leads to it all the same', async () => {
    const sight = stubSight();
    const compute = vi.spyOn(taxes['income-tax'], 'compute');
    await openCalculator('#tax=income-tax&period=month&salary=500000');
    await screen.findByRole('status');
    sight.tell(false);
    compute.mockClear();

    type(/^Salary/, '600000');

    expect(totals()).toContain('₦870,000');
    expect(compute).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'See the result' })).toBeDefined();
    await waitFor(() => expect(totals()).toContain('₦1,086,000'));
    await waitFor(() => expect(line('Income of the year').textContent).toContain('₦7,200,000'));
    expect(compute).toHaveBeenCalledOnce();
  });

  // Business premises asks nothing but a choice: its result is shown at once.
  it.each(taxIds.filter((tax) => tax !== 'business-premises'))(
    'has the result of %s ready before a keystroke is typed',
    async (tax) => {
      await openCalculator(`#tax=${tax}`);

      await waitFor(() => expect(document.querySelector('.calculator-computed .ui-money')).not.toBeNull());
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('renders nothing of the form for a choice, whatever it asks then', async () => {
    let renders = 0;
    await openCalculator('#tax=capital-gains&asset=shares', 'en', () => (renders += 1));
    const box = (name: RegExp) => screen.queryByRole('checkbox', { name });
    await waitFor(() => expect(box(/^I put all of the proceeds/)).not.toBeNull());
    await waitFor(() => expect(document.querySelector('.calculator-computed .ui-money')).not.toBeNull());
    renders = 0;

    fireEvent.input(screen.getByLabelText('What was sold'), { target: { value: 'vehicle' } });
    expect(box(/^I put all of the proceeds/)).toBeNull();
    fireEvent.click(box(/vehicle/) ?? document.body);

    expect(box(/vehicle/)?.matches(':checked')).toBe(true);
    await waitFor(() => expect(window.location.hash).toBe('#tax=capital-gains&asset=vehicle&ownVehicle=yes'));
    expect(renders).toBe(0);
  });

  it('renders nothing for figures of a month that are of a year now', async () => {
    let renders = 0;
    await openCalculator('#tax=income-tax&period=month&salary=500000', 'en', () => (renders += 1));
    await screen.findByRole('status');
    expect(screen.getByRole('textbox', { name: 'Salary, wages and allowances (a month)' })).toBeDefined();
    renders = 0;

    fireEvent.input(screen.getByLabelText('The figures are for'), { target: { value: 'year' } });

    expect(screen.getByRole('textbox', { name: 'Salary, wages and allowances (a year)' })).toBeDefined();
    expect(totals()).toContain('From 2026 a year₦0');
    expect(renders).toBe(0);
  });

  it('renders nothing for a figure that is refused and mended again, and says so when typing rests', async () => {
    let renders = 0;
    await openCalculator('#tax=income-tax&period=month&salary=500000', 'en', () => (renders += 1));
    await screen.findByRole('status');
    const field = screen.getByRole('textbox', { name: /^Salary/ });
    renders = 0;

    type(/^Salary/, '5 lakh');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(totals()).toContain('₦870,000');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const description = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(description.at(-1)?.textContent).toMatch(/^Enter an amount in naira/);
    expect(screen.getByText(/^Enter an amount in naira/).closest('[hidden]')).toBeNull();
    expect(screen.getByText('Mend the marked field, then the result appears.')).toBeDefined();
    type(/^Salary/, '500000');

    await waitFor(() => expect(totals()).toContain('₦870,000'));
    await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false));
    expect(description.at(-1)?.textContent).toBe('');
    expect(renders).toBe(0);
  });

  it('says to whom a deduction is paid only where there is one, and renders nothing for that', async () => {
    let renders = 0;
    await openCalculator(
      '#tax=withholding&transaction=rent-hire-or-lease&payer=small-business&amount=3000000',
      'en',
      () => (renders += 1),
    );
    const paidTo = 'Deducted from a person: it is paid to the State.';
    await waitFor(() => expect(totals()).toContain(paidTo));
    renders = 0;

    type(/^Amount/, '2000000');

    expect(totals()).toContain('₦0');
    expect(totals()).not.toContain(paidTo);
    expect(totals()).toContain('Nothing is deducted from this payment.');
    expect(renders).toBe(0);
  });

  it('marks nothing of what is certain, and renders nothing when a keystroke makes it uncertain', async () => {
    let renders = 0;
    await openCalculator('#tax=income-tax&period=year&salary=6000000', 'en', () => (renders += 1));
    await screen.findByRole('status');
    openLine('Tax of the year');
    const marks = () => [...document.querySelectorAll<HTMLElement>('.calculator-mark')].filter(({ hidden }) => !hidden);
    expect(marks()).toEqual([]);
    renders = 0;

    type(/^Salary/, '600000');

    expect(line('Tax of the year').textContent).toContain('s. 37, proviso');
    expect(marks()).toHaveLength(1);
    expect(screen.getByText(/^Our reading/).closest('[hidden]')).toBeNull();
    expect(renders).toBe(0);
  });
});
