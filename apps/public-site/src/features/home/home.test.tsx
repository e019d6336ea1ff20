import { closeSession, openSession } from '@portal/auth';
import { makeBillReference } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return {
    target: submit.defaultPrevented ? undefined : `${form.getAttribute('action')}?${query}`,
    method: form.method,
  };
}

describe('finding a bill', () => {
  it('asks one question, and its form works without script: a GET of the bill page', async () => {
    await openHome();

    expect(screen.getByRole('heading', { level: 1, name: 'What is your bill reference?' })).toBeDefined();
    expect(send('Bill reference', reference)).toEqual({
      target: `/payment_summary_open?billReference=${reference}`,
      method: 'get',
    });
  });

  it('forgives lower case, spaces and dashes', async () => {
    await openHome();

    const typed = ` ${reference.slice(0, 4)}-${reference.slice(4, 8)} ${reference.slice(8)} `.toLowerCase();

    expect(send('Bill reference', typed).target).toBe(`/payment_summary_open?billReference=${reference}`);
  });

  it.each([
    ['', 'Enter your bill reference'],
    ['AB12', 'A bill reference starts with KD'],
    [reference.slice(0, 10), /You entered 10/],
    [`${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`, /One of the characters is not right/],
  ])('stops at "%s", says what is wrong and keeps what was typed', async (typed, message) => {
    const { fetch } = await openHome();

    expect(send('Bill reference', typed).target).toBeUndefined();

    const field = screen.getByLabelText<HTMLInputElement>('Bill reference');
    expect(screen.getByText(message)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(typed);
    expect(fetch).not.toHaveBeenCalled();
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

describe('checking an invoice or a receipt', () => {
  it('opens the verification page with a reference or a receipt number', async () => {
    await openHome();

    expect(send('Bill reference, receipt number, RRR, eTCC number or code of a card', 'KDR-2026-00001234').target).toBe(
      '/receipt-verification?ref=KDR-2026-00001234',
    );
  });

  it.each([
    ['KDR-2026-00001234', 'That is a receipt number'],
    [reference.toLowerCase(), 'That is a bill reference'],
    ['eTCC 2026/17', 'That looks like the number of an eTCC'],
  ])('says while one types that %s is one: %s', async (typed, words) => {
    await openHome();

    fireEvent.change(screen.getByLabelText('Bill reference, receipt number, RRR, eTCC number or code of a card'), {
      target: { value: typed },
    });

    expect(screen.getByText(words)).toBeDefined();
  });

  it('asks for one when there is none', async () => {
    await openHome();

    expect(send('Bill reference, receipt number, RRR, eTCC number or code of a card', '  ').target).toBeUndefined();
    expect(screen.getByText('Enter the number on the paper or the card')).toBeDefined();
  });

  it('takes no NIN into an address', async () => {
    await openHome();

    expect(
      send('Bill reference, receipt number, RRR, eTCC number or code of a card', '123 4567 8901').target,
    ).toBeUndefined();
    expect(screen.getByText(/^This may be a NIN/)).toBeDefined();
  });
});

describe('what one can do', () => {
  const tasks = () => [...document.querySelectorAll('.task-cards a')].map((link) => link.textContent);

  it.each([
    [undefined, ['Open an account', 'Sign in', 'Understand a tax', 'Get an answer']],
    ['Individual', ['Get a bill from an MDA', 'Your account', 'Your details', 'Understand a tax', 'Get an answer']],
    ['Governor', ['Your account', 'Understand a tax', 'Get an answer']],
  ])('is, for %s: %j', async (role, titles) => {
    if (role) await openSession({ token: 't', roles: [role], user: { email: 'a@b.ng' } });
    else await closeSession();
    await openHome();
    expect(tasks()).toEqual(titles);
    await closeSession();
  });
});
