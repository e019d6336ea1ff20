import { closeSession, openSession } from '@portal/auth';
import { makeBillReference } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const reference = makeBillReference(new Uint8Array(13).fill(7));

async function openHome(language: 'en' | 'ha' = 'en', url = '/') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error());
  await renderArea(area, url, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  await screen.findByRole('heading', { level: 1 });
  fetch.mockClear();
  return { fetch };
}

/** Types into a field and sends its form. Says whether the browser went on with it, and with which query. */
function send(label: string, typed: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: typed } });
  const { form } = field;
  if (!form) throw new Error('The field stands outside of a form');
  const methodBefore = form.method;
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return {
    target: submit.defaultPrevented ? undefined : `${form.getAttribute('action')}?${query}`,
    method: form.method,
    methodBefore,
  };
}

describe('finding a bill', () => {
  it('asks one question, and its form works without script: posted, or the bill page at once with script', async () => {
    await openHome();

    expect(screen.getByRole('heading', { level: 1, name: 'What is your bill reference?' })).toBeDefined();
    expect(send('Bill reference', reference)).toEqual({
      target: `/payment_summary_open?billReference=${reference}`,
      method: 'get',
      methodBefore: 'post',
    });
  });

  it('forgives lower case, spaces and dashes', async () => {
    await openHome();

    const typed = ` ${reference.slice(0, 4)}-${reference.slice(4, 8)} ${reference.slice(8)} `.toLowerCase();

    expect(send('Bill reference', typed).target).toBe(`/payment_summary_open?billReference=${reference}`);
  });

  it.each([
    ['', 'Enter your bill reference'],
    ['AB12', /^A bill reference starts with KD/],
    ['KA12', /One of the characters is not right/],
    [reference.slice(0, 10), /You entered 10/],
    [`${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`, /One of the characters is not right/],
  ])('stops at "%s", says what is wrong and keeps what was typed', async (typed, message) => {
    const { fetch } = await openHome();

    expect(send('Bill reference', typed).target).toBeUndefined();

    const field = screen.getByLabelText<HTMLInputElement>('Bill reference');
    expect(screen.getByText(message)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field.value.replaceAll(' ', '')).toBe(typed);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says it at its field when what was sent without script may be a NIN', async () => {
    await openHome('en', '/?bill=nin');
    expect(screen.getByText(/This may be a NIN/)).toBeDefined();
    expect(send('Bill reference', '123 4567 8901').target).toBeUndefined();
  });

  it.each(['KDR-2026-00001234', '1400 0826 0136'])(
    'lets "%s" go as it is: the bill page knows what it is',
    async (typed) => {
      await openHome();
      expect(send('Bill reference', typed).target).toBe(
        `/payment_summary_open?${new URLSearchParams({ billReference: typed })}`,
      );
    },
  );

  it('says what is missing when the empty field came back from the bill page, until something is typed', async () => {
    await openHome('en', '/?bill=missing');
    const field = screen.getByLabelText<HTMLInputElement>('Bill reference');
    expect(screen.getByText('Enter your bill reference')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'K' } });
    expect(screen.queryByText('Enter your bill reference')).toBeNull();
  });

  it('speaks Hausa', async () => {
    await openHome('ha');

    send('Lambar bil', '');

    expect(screen.getByText('Shigar da lambar bil')).toBeDefined();
  });
});

describe('one box', () => {
  const type = (typed: string) => {
    const field = screen.getByLabelText<HTMLInputElement>('Bill reference');
    fireEvent.change(field, { target: { value: typed } });
    return field;
  };

  it.each([
    [reference.toLowerCase(), 'A bill reference'],
    ['14000826 0136', 'An RRR (Remita)'],
    ['KDR-2026-00001234', 'A receipt number'],
    ['KA12 345', 'The code of an agent or a collector'],
    ['eTCC 2026/17', 'The number of an eTCC'],
  ])('says while one types that %s is one: %s', async (typed, words) => {
    await openHome();
    type(typed);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('groups while one types, counts what is missing, and shows it where it stands on paper', async () => {
    await openHome();
    expect(type('kd7q4m2x9t').value).toBe('kd7q 4m2x 9t');
    expect(screen.getByText('6 more to go.')).toBeDefined();
    expect(document.querySelector('.drawn-slot')?.textContent).toBe('KD7Q 4M2X 9T__ ____');
    expect(document.querySelector('.drawn')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the month', () => {
  const items = [
    { day: 10, title: 'PAYE', text: 'what was deducted', to: '/tax-trails/paye-manager' },
    { day: 30, title: 'Withholding tax', text: 'and others' },
    { day: 31, month: 1, title: 'Form H1', text: 'for the year before' },
  ];
  const page = {
    ...{ path: '/', title: { en: 'Home', ha: 'Gida' }, lead: { en: 'Pay', ha: 'Biya' } },
    ...{ blocks: [{ kind: 'due-days', items }], updatedOn: '2026-11-20', banners: [] },
  };
  const openOn = async (moment: string) => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    await renderArea(area, '/', {
      fetch: async (input) => (String(input).includes('/content/pages') ? Response.json(page) : Response.error()),
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await screen.findByRole('heading', { level: 1 });
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('names what is due in it, and what is next', async () => {
    await openOn('2026-11-23T10:00:00Z');
    await screen.findByRole('heading', { name: 'Due in November' });
    expect(screen.getByRole('link', { name: 'PAYE' }).getAttribute('href')).toBe('/tax-trails/paye-manager');
    expect(screen.getByText('and others, in 7 days')).toBeDefined();
    expect(screen.queryByText('Form H1')).toBeNull();
  });

  it('has what comes once a year in its own month', async () => {
    await openOn('2027-01-31T10:00:00Z');
    expect(await screen.findByText('for the year before, today')).toBeDefined();
  });

  it('says when the next day is once all of a month have passed', async () => {
    await openOn('2027-01-31T23:30:00Z');
    await screen.findByRole('heading', { name: 'Due in February' });
    expect(screen.getByText('28')).toBeDefined();
  });
});

describe('what one can do', () => {
  const everybody = ['Check a receipt', 'Understand a tax', 'Debited, but no receipt?', 'Find an office'];
  const tasks = () => [...document.querySelectorAll('.home-tasks a')].map((link) => link.textContent);

  it.each([
    [undefined, ['Open an account', 'Sign in', ...everybody]],
    ['Individual', ['Get a bill from an MDA', 'Your account', 'Your details', ...everybody]],
    ['Governor', ['Your account', ...everybody]],
  ])('is, for %s: %j', async (role, titles) => {
    if (role) await openSession({ token: 't', roles: [role], user: { email: 'a@b.ng' } });
    else await closeSession();
    await openHome();
    expect(tasks()).toEqual(titles);
    await closeSession();
  });
});

describe('the account in three lines', () => {
  const summary = {
    ...{ due: { kobo: 48_250_000, count: 1 }, payable: { kobo: 48_250_000, count: 1 } },
    overdue: { kobo: 6_420_000, count: 1 },
    ...{ underReview: { kobo: 0, count: 0 }, paidThisYear: { kobo: 341_892_000, count: 14 }, bills: 9 },
    ...{ nextDay: '2026-11-30', deadlines: [], receipts: [], attempts: [], asOf: '2026-11-23T08:00:00.000Z' },
  };
  const open = (answer: () => Response) =>
    renderArea(area, '/', {
      fetch: async (input) => (String(input).endsWith('/account/summary') ? answer() : Response.error()),
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });

  it('says what is due, what is late and what was paid, each line leading to its rows', async () => {
    await openSession({ token: 't', roles: ['Individual'], user: { email: 'a@b.ng' } });
    await open(() => Response.json(summary));
    const due = await screen.findByRole('link', { name: 'You owe ₦482,500.00, the first of it by 30 Nov 2026' });
    expect(due.getAttribute('href')).toContain('/user/invoices?status=unpaid');
    expect(screen.getByRole('link', { name: '₦64,200.00 is overdue' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'You paid ₦3,418,920.00 this year' })).toBeDefined();
    await closeSession();
  });

  it('asks nothing about staff, nor about whoever is not signed in', async () => {
    const asked: string[] = [];
    for (const role of ['Governor', undefined]) {
      if (role) await openSession({ token: 't', roles: [role], user: { email: 'a@b.ng' } });
      const { unmount } = await open(() => {
        asked.push(String(role));
        return Response.json(summary);
      });
      await screen.findByRole('heading', { level: 1 });
      unmount();
      await closeSession();
    }
    expect(asked).toEqual([]);
  });
});
