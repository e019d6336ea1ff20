import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

const hours = [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }];
const offices = [
  { id: 6, name: 'Zaria', lga: 'Zaria', address: 'Zaria City', isIllustrative: true, hours },
  { id: 20, name: 'Saminaka', lga: 'Lere', address: 'Saminaka', isIllustrative: true, hours },
];
const list = {
  offices,
  holidays: [{ day: '2026-12-25', name: { en: 'Christmas Day', ha: 'Ranar Kirsimeti' } }],
  contact: { email: null, telephone: null },
};
const reference = 'KE7Q4M2X9TBC1VWZ';

interface Answers {
  readonly offices?: () => Response | Promise<Response>;
  readonly post?: (body: Record<string, unknown>, path: string) => Response | Promise<Response>;
}

function problem(status: number, code: string, message: string, fieldErrors?: object) {
  return Response.json({ type: '', title: '', status, code, message, fieldErrors }, { status });
}

async function open(url: string, answers: Answers = {}, language: 'en' | 'ha' = 'en') {
  const sent: Record<string, unknown>[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method !== 'POST') return answers.offices?.() ?? Response.json(list);
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    sent.push(body);
    return answers.post?.(body, pathname) ?? Response.json({ reference });
  });
  const { router } = await renderArea(area, url, {
    fetch: withoutBanners(fetch),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { fetch, sent, router };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

function put(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function fill(message = 'I was debited and have no receipt.') {
  await screen.findByLabelText('Your message');
  put('What is it about?', 'payment');
  put('Your message', message);
  put('Your name', 'Amina Bello');
  put('Email address', 'amina@example.ng');
  // As long as a person needs for it.
  vi.advanceTimersByTime(30_000);
}

// The first screen of a feature loads its code: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

it('telephone and email stand on the contact page as the installation has them', async () => {
  const contact = { email: 'help@kadirs.test', telephone: '0800 123 456' };
  await open('/contact-us', { offices: () => Response.json({ ...list, contact }) });
  await title('Contact us');
  expect(screen.getByRole('link', { name: contact.telephone }).getAttribute('href')).toBe('tel:0800123456');
  expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe(`mailto:${contact.email}`);
});

it('without them the contact page does not speak of calling', async () => {
  await open('/contact-us');
  await title('Contact us');
  expect(screen.queryByText('Call or write')).toBeNull();
});

describe('/contact-us', () => {
  it('finds an office by its local government while one types, and keeps the search in the address', async () => {
    const { router, fetch } = await open('/contact-us');
    await title('Contact us');
    expect(screen.getByText('2 offices')).toBeDefined();
    const field = screen.getByLabelText('Find an office');
    expect(field.closest('form')?.getAttribute('action')).toBe('/contact-us');

    await userEvent.type(field, 'lere');

    expect(screen.getByText('1 office')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Zaria' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to the office in Saminaka' }).getAttribute('href')).toBe(
      '/contact-us/message?office=20',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?q=lere'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('lists many offices in a line each, and opens the one that the address leads to', async () => {
    const many = [1, 2, 3, 4].map((id) => ({ ...offices[0], id, name: `Office ${id}` }));
    await open('/contact-us#office-3', { offices: () => Response.json({ ...list, offices: many }) });
    await title('Contact us');
    const lines = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(lines.map((line) => line.open)).toEqual([false, false, true, false]);
    expect(lines[2]?.querySelector('#office-3')?.textContent).toContain('08:00');
  });

  it('has a field for each local government, which leads to its offices and stands out then', async () => {
    const { router } = await open('/contact-us', {
      offices: () =>
        Response.json({ ...list, offices: [...offices, { ...offices[0], id: 9, name: 'Lagos', lga: null }] }),
    });
    await title('Contact us');
    const field = screen.getByRole('link', { name: 'Lere: 1 office' });
    expect(field.getAttribute('href')).toBe('/contact-us?q=Lere');
    expect(screen.getByRole('link', { name: 'Kudan: no office' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lagos' }).getAttribute('href')).toBe('/contact-us?q=Lagos');
    await userEvent.click(field);
    expect(await screen.findByText('1 office')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Saminaka' })).toBeDefined();
    expect(field.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(router.state.location.search).toBe('?q=Lere'));
  });

  it('opens with a search of its address, and helps when nothing is found', async () => {
    await open('/contact-us?q=atlantis');
    expect(await screen.findByText('No office matches that')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Show all offices' }));
    expect(await screen.findByText('2 offices')).toBeDefined();
  });

  it('still shows how to reach us when the offices cannot be loaded, and tries again', async () => {
    let isAway = true;
    await open('/contact-us', { offices: () => (isAway ? new Response('', { status: 502 }) : Response.json(list)) });
    expect(await screen.findByText(/could not load the list of offices/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('2 offices')).toBeDefined();
  });

  it('names the holidays, in Hausa too', async () => {
    await open('/contact-us', {}, 'ha');
    expect(await screen.findByText(/Jumma’a, 25 Disamba 2026: Ranar Kirsimeti/)).toBeDefined();
  });
});

describe('/contact-us/message', () => {
  it('says at each field and above all of them what is missing, and sends nothing', async () => {
    const { sent } = await open('/contact-us/message');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the message' }));

    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose what it is about',
      'Write your message in 10 to 4,000 characters',
      'Enter your name',
      'Enter an email address, like amina@example.com',
    ]);
    expect(document.activeElement).toBe(summary.parentElement);
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your name' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(sent).toEqual([]);
  });

  it('sends the message to the office it was opened for, and says what happens next', async () => {
    const { sent, router } = await open('/contact-us/message?office=20');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));

    const done = await title('We have your message');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByText('KE7Q 4M2X 9TBC 1VWZ')).toBeDefined();
    expect(sent).toEqual([
      {
        topic: 'payment',
        officeId: 20,
        message: 'I was debited and have no receipt.',
        name: 'Amina Bello',
        email: 'amina@example.ng',
        website: '',
        secondsToFill: expect.any(Number),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(screen.getByRole('link', { name: 'Track your message' }).getAttribute('href')).toBe(
      `/contact-us/status?ref=${reference}`,
    );
    expect(router.state.location.pathname + router.state.location.search).toBe('/contact-us/message');
    expect(sessionStorage.getItem('pay_kd_draft_enquiry')).toBeNull();
  });

  it('is sent although the clock of the phone was put back meanwhile', async () => {
    const { sent } = await open('/contact-us/message');
    await fill();
    vi.setSystemTime(Date.now() - 3_600_000);
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
    await title('We have your message');
    expect(sent[0]?.secondsToFill).toBeGreaterThanOrEqual(30);
  });

  it('keeps everything when nothing comes back, and sends it again as the same request', async () => {
    let isAway = true;
    const { sent } = await open('/contact-us/message', {
      post: () => (isAway ? new Response('', { status: 502 }) : Response.json({ reference })),
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
    expect((await screen.findByText(/Nothing you typed is lost/)).closest(':focus')).not.toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toContain('debited');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
    await title('We have your message');
    expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  });

  it('has everything again after a reload', async () => {
    const first = await open('/contact-us/message');
    await fill('These words must not be lost.');
    expect(first.sent).toEqual([]);
    document.body.innerHTML = '';
    await open('/contact-us/message');
    await screen.findByLabelText('Your message');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('These words must not be lost.'),
    );
    expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('payment');
  });

  it('shows the server’s words at the field they are about', async () => {
    await open('/contact-us/message', {
      post: () => problem(422, 'request.invalid', 'Some values', { email: 'This address is not allowed' }),
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
    expect(await screen.findAllByText('This address is not allowed')).toHaveLength(2);
  });
});

describe('/contact-us/status', () => {
  it('asks for the reference of the link and the address, and shows state and answers', async () => {
    const { sent } = await open(`/contact-us/status?ref=${reference}`, {
      post: () =>
        Response.json({
          reference,
          topic: 'payment',
          state: 'answered',
          office: null,
          message: 'Where is my receipt?',
          sentAt: '2026-11-20T09:00:00.000Z',
          answers: [{ text: 'It was issued today.', at: '2026-11-21T09:00:00.000Z' }],
        }),
    });
    await screen.findByLabelText('Email address');
    put('Email address', 'amina@example.ng');
    await userEvent.click(screen.getByRole('button', { name: /Show my message|Nuna mini/ }));
    expect(await screen.findByText('Answered')).toBeDefined();
    expect(screen.getByText('It was issued today.')).toBeDefined();
    expect(sent).toEqual([{ reference, email: 'amina@example.ng' }]);
  });

  it('speaks one sentence for a wrong address and an unknown reference, in the visitor’s language', async () => {
    await open(
      `/contact-us/status?ref=${reference}`,
      { post: () => problem(404, 'enquiry.not-found', 'Not found') },
      'ha',
    );
    await screen.findByLabelText('Adireshin imel');
    put('Adireshin imel', 'eve@example.ng');
    await userEvent.click(screen.getByRole('button', { name: /Show my message|Nuna mini/ }));
    expect(await screen.findByText(/Ba mu sami saƙo mai wannan lamba/)).toBeDefined();
  });
});
