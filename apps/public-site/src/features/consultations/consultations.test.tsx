import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const reference = 'KC7Q4M2X9TBC1VWZ';
const consultants = [
  {
    id: 1,
    name: 'Hauwa Sani',
    title: { en: 'Tax consultant', ha: 'Mai ba da shawara' },
    officeId: 6,
    topics: ['paye'],
    modes: ['phone'],
  },
];
const offices = [
  { id: 6, name: 'Zaria', lga: 'Zaria', address: 'Zaria City', isIllustrative: true, hours: [] },
  { id: 20, name: 'Saminaka', lga: 'Lere', address: 'Saminaka', isIllustrative: true, hours: [] },
];
const times = {
  firstDay: '2027-03-01',
  lastDay: '2027-03-29',
  days: [
    { day: '2027-03-01', holiday: null, times: [{ startsAt: '2027-03-01T09:00:00.000Z', free: 1 }] },
    { day: '2027-03-02', holiday: { en: 'Good Friday', ha: 'Juma’a Mai Kyau' }, times: [] },
    { day: '2027-03-03', holiday: null, times: [] },
  ],
};
const open1 = {
  reference,
  state: 'booked',
  topic: 'paye',
  mode: 'in-person',
  startsAt: '2027-03-01T09:00:00.000Z',
  endsAt: '2027-03-01T09:30:00.000Z',
  consultant: { id: 1, name: 'Hauwa Sani' },
  office: { id: 6, name: 'Zaria', address: 'Zaria City' },
};
const own = {
  ...open1,
  name: 'Amina Bello',
  email: 'amina@example.ng',
  phone: null,
  question: 'How do I register my workers?',
  videoRoom: null,
  answer: null,
  isOpen: true,
};

function problem(status: number, code: string, message: string) {
  return Response.json({ type: '', title: '', status, code, message }, { status });
}

type Answer = (body: Record<string, unknown>) => Response;

async function open(url: string, answers: Readonly<Record<string, Answer>> = {}, language: 'en' | 'ha' = 'en') {
  const sent: [string, Record<string, unknown>][] = [];
  const usual: Readonly<Record<string, Answer>> = {
    'GET /consultations/consultants': () => Response.json(consultants),
    'GET /tax-offices': () => Response.json({ offices, holidays: [] }),
    'GET /consultations/times': () => Response.json(times),
    [`GET /consultations/bookings/${reference}`]: () => Response.json(open1),
    [`POST /consultations/bookings/${reference}/own`]: () => Response.json(own),
    'POST /consultations': () => Response.json({ booking: own, key: 'the-key' }),
  };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init?.method === 'POST') sent.push([name, body]);
    return (answers[name] ?? usual[name] ?? (() => new Response('', { status: 502 })))(body);
  });
  const { router } = await renderArea(area, url, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, router, address: () => router.state.location.pathname + router.state.location.search };
}

async function fill(question: string) {
  await screen.findByLabelText('Your question');
  for (const [label, value] of [
    ['Your question', question],
    ['Your name', 'Amina Bello'],
    ['E-mail address', 'amina@example.ng'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  // As long as a person needs for it.
  vi.setSystemTime(Date.now() + 30_000);
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const detailsUrl = '/consult-connect/details?topic=paye&mode=in-person&office=6&at=2027-03-01T09:00:00.000Z';

// The first screen of a feature loads its code: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('/consult-connect', () => {
  it('is a GET form of the page with the times, which needs no script', async () => {
    await open('/consult-connect?topic=paye&office=6');
    const form = (await screen.findByLabelText<HTMLSelectElement>('What is it about?')).form;
    if (!form) throw new Error('The field stands outside of a form');
    await userEvent.click(screen.getByLabelText('By phone'));
    const submit = createEvent.submit(form);
    submit.preventDefault = vi.fn();
    fireEvent(form, submit);
    expect(submit.preventDefault).not.toHaveBeenCalled();
    expect([form.getAttribute('action'), form.method]).toEqual(['/consult-connect/times', 'get']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      topic: 'paye',
      mode: 'phone',
      office: '6',
      consultant: '',
    });
    expect(within(screen.getByLabelText('Which office?')).queryByText(/Saminaka/)).toBeNull();
  });

  it('stops when something is missing and says what', async () => {
    await open('/consult-connect');
    await userEvent.click(await screen.findByRole('button', { name: 'See free times' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose what it is about', 'Choose how you want to meet']);
  });

  it('sends nobody to an office they did not choose', async () => {
    await open('/consult-connect?topic=paye&mode=in-person');
    await userEvent.click(await screen.findByRole('button', { name: 'See free times' }));
    const problem = 'Choose the office you will come to, or the person you want to meet';
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: problem })).toBeDefined();
  });

  it('offers to write instead when it cannot be loaded', async () => {
    await open('/consult-connect', { 'GET /tax-offices': () => new Response('', { status: 502 }) });
    expect(await screen.findByText(/could not load this/)).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Write to us instead/ })).toHaveLength(2);
  });
});

describe('/consult-connect/times', () => {
  it('asks for what is missing, the office of a meeting included', async () => {
    await open('/consult-connect/times?topic=paye&mode=in-person');
    expect(await screen.findByText('Something is not chosen yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start from the beginning' }).getAttribute('href')).toBe(
      '/consult-connect?topic=paye&mode=in-person',
    );
  });

  it('shows free times by day as links in words, closed days with their reason', async () => {
    await open('/consult-connect/times?topic=paye&mode=in-person&office=6');
    await title('Choose a time');
    const link = screen.getByRole('link', { name: 'Monday, 1 March 2027, 10:00' });
    expect(link.getAttribute('href')).toBe(
      '/consult-connect/details?topic=paye&mode=in-person&office=6&at=2027-03-01T09%3A00%3A00.000Z',
    );
    expect(screen.getByText('Closed: Good Friday')).toBeDefined();
    expect(screen.getByText('No free time')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Later days' }).getAttribute('href')).toContain('from=2027-03-08');
  });

  it('has a way on when nothing is free, when something is not chosen, and when it cannot be loaded', async () => {
    await open('/consult-connect/times?topic=paye&mode=phone', {
      'GET /consultations/times': () =>
        Response.json({ ...times, days: [{ day: '2027-03-01', holiday: null, times: [] }] }),
    });
    expect(await screen.findByText('Nothing is free in these days')).toBeDefined();
    document.body.innerHTML = '';
    await open('/consult-connect/times?topic=gold');
    expect(await screen.findByText('Something is not chosen yet')).toBeDefined();
    document.body.innerHTML = '';
    await open('/consult-connect/times?topic=paye&mode=phone', {
      'GET /consultations/times': () => new Response('', { status: 502 }),
    });
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeDefined();
  });
});

describe('/consult-connect/details', () => {
  it('books what was chosen and shows the booking with what happens next', async () => {
    const { sent, address } = await open(detailsUrl);
    await fill('How do I register my workers?');
    await userEvent.click(screen.getByRole('button', { name: 'Book the consultation' }));

    expect(await screen.findByText('It is booked')).toBeDefined();
    expect(address()).toBe(`/consult-connect/booking?ref=${reference}`);
    expect(screen.getByText(/confirmation to amina@example\.ng/)).toBeDefined();
    expect(sent[0]).toEqual([
      'POST /consultations',
      {
        requestId: expect.any(String),
        website: '',
        secondsToFill: expect.any(Number),
        topic: 'paye',
        mode: 'in-person',
        officeId: 6,
        startsAt: '2027-03-01T09:00:00.000Z',
        name: 'Amina Bello',
        email: 'amina@example.ng',
        question: 'How do I register my workers?',
      },
    ]);
    expect(sent[1]).toEqual([`POST /consultations/bookings/${reference}/own`, { key: 'the-key' }]);
  });

  it('leads to other times when somebody was quicker, and loses nothing that was typed', async () => {
    await open(detailsUrl, {
      'POST /consultations': () => problem(409, 'consultation.time-taken', 'Somebody has just taken this time'),
    });
    await fill('How do I register my workers?');
    await userEvent.click(screen.getByRole('button', { name: 'Book the consultation' }));
    expect(await screen.findByText('Somebody has just taken this time')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Choose another time' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Monday, 1 March 2027, 10:00' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Amina Bello'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('How do I register my workers?');
  });

  it('asks for the phone only of whoever wants to be called', async () => {
    await open(detailsUrl.replace('in-person', 'phone'));
    await userEvent.click(await screen.findByRole('button', { name: 'Book the consultation' }));
    expect(await screen.findAllByText(/Enter a phone number/)).toHaveLength(2);
  });
});

describe('/consult-connect/booking', () => {
  it('shows anybody when and where; only the mail’s link opens the rest, and leaves the address at once', async () => {
    const { sent } = await open(`/consult-connect/booking?ref=${reference}`);
    await title('Your consultation');
    expect(screen.getByText('Zaria, Zaria City')).toBeDefined();
    expect(screen.queryByText(/amina@/)).toBeNull();
    expect(screen.getByText(/open the link in the e-mail/)).toBeDefined();
    expect(sent).toEqual([]);
    document.body.innerHTML = '';

    const mine = await open(`/consult-connect/booking?ref=${reference}&key=abc`);
    expect(await screen.findByText('Amina Bello, amina@example.ng')).toBeDefined();
    await waitFor(() => expect(mine.address()).toBe(`/consult-connect/booking?ref=${reference}`));
    expect(screen.getByRole('link', { name: /Put it into my calendar/ }).getAttribute('href')).toBe(
      `/api/v1/consultations/bookings/${reference}/calendar`,
    );
  });

  it('moves only after a question, and says so', async () => {
    const to = '2027-03-03T10:00:00.000Z';
    const { sent } = await open(`/consult-connect/booking?ref=${reference}&key=abc&to=${to}`, {
      [`POST /consultations/bookings/${reference}/time`]: () =>
        Response.json({ ...own, state: 'rescheduled', startsAt: to }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move it' }));
    expect(await screen.findByText('It was moved')).toBeDefined();
    expect(screen.getByText('Wednesday, 3 March 2027, 11:00')).toBeDefined();
    expect(sent.filter(([name]) => name.endsWith('/time'))).toEqual([
      [`POST /consultations/bookings/${reference}/time`, { key: 'abc', startsAt: to }],
    ]);
  });

  it('cancels only after a question, and keeps the booking when that fails', async () => {
    let isAway = true;
    const { sent } = await open(`/consult-connect/booking?ref=${reference}&key=abc`, {
      [`POST /consultations/bookings/${reference}/cancellation`]: () =>
        isAway ? new Response('', { status: 502 }) : Response.json({ ...own, state: 'cancelled', isOpen: false }),
    });
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
    expect(sent.filter(([name]) => name.endsWith('/cancellation'))).toEqual([]);
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeDefined();
    isAway = false;
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, cancel it' }));
    await title('Consultation cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel the consultation' })).toBeNull();
  });

  it('says that a key does not fit, and that a reference is unknown', async () => {
    await open(`/consult-connect/booking?ref=${reference}&key=wrong`, {
      [`POST /consultations/bookings/${reference}/own`]: () => problem(404, 'consultation.not-found', 'No'),
    });
    expect(await screen.findByText(/could not open the details/)).toBeDefined();
    document.body.innerHTML = '';
    await open('/consult-connect/booking?ref=KC00', {
      'GET /consultations/bookings/KC00': () => problem(404, 'consultation.not-found', 'No'),
    });
    expect(await screen.findByText('We could not find this consultation')).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(`/consult-connect/booking?ref=${reference}`, {}, 'ha');
    await title('Lokacin shawararka');
    expect(screen.getByText('Litinin, 1 Maris 2027, 10:00')).toBeDefined();
  });
});
