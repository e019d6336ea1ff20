import { makeIdentityCode } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const code = makeIdentityCode('agent', new Uint8Array(9).fill(7));
const agents = {
  data: [
    {
      id: '1',
      name: 'Sule Business Centre',
      isCompany: true,
      lgaId: 23,
      lga: 'Zaria',
      area: 'Main market',
      phoneNumber: '08031234567',
    },
    { id: '2', name: 'Bala Musa', isCompany: false, lgaId: 2, lga: 'Chikun', area: 'Motor park', phoneNumber: null },
  ],
  totalRecords: 14,
  isBounded: false,
  pageSize: 12,
  after: null,
  before: null,
  areas: [
    { lgaId: 2, lga: 'Chikun', agents: 5 },
    { lgaId: 23, lga: 'Zaria', agents: 9 },
  ],
};
const member = {
  code,
  kind: 'agent',
  standing: 'active',
  name: 'Sule Business Centre',
  lga: 'Zaria',
  employer: null,
  duty: null,
  validUntil: '2027-03-01',
};
const areas = [
  { id: 9, displayField: 'Kaduna North', stateId: 19 },
  { id: 23, displayField: 'Zaria', stateId: 19 },
];

function problem(status: number, code: string, more: object = {}) {
  return Response.json(
    { type: '', title: '', status, code, message: `said by the server: ${code}`, ...more },
    { status },
  );
}
type Answers = Readonly<Record<string, (body: unknown) => Response | Promise<Response>>>;

async function open(url: string, answers: Answers, language: 'en' | 'ha' = 'en') {
  const calls: { path: string; query: URLSearchParams; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const path = pathname.replace('/api/v1', '');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ path, query: searchParams, body });
    const answer = answers[path];
    if (!answer) throw new TypeError('offline');
    return answer(body);
  });
  await renderArea(area, url, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  const sent = (path: string) => calls.filter((call) => call.path === path);
  return { sent };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => sessionStorage.clear());

describe('the agent network', () => {
  it('lists agents by area with forms and links that work without script', async () => {
    const { sent } = await open('/agent-network?lga=23&q=market&page=1', { '/agents': () => Response.json(agents) });
    await title('Agent Network Services');
    expect(Object.fromEntries(sent('/agents')[0]?.query ?? [])).toEqual({
      lgaId: '23',
      criteria: 'market',
      pageNumber: '1',
      pageSize: '12',
    });
    expect(screen.getByText('14 agents')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call 08031234567' }).getAttribute('href')).toBe('tel:08031234567');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/agent-network?lga=23&q=market&page=2',
    );
    const forms = [...document.querySelectorAll('form')].map((form) => [form.getAttribute('action'), form.method]);
    expect(forms).toEqual([
      ['/agent-network/verify', 'post'],
      ['/agent-network', 'post'],
    ]);
  });

  it('explains an empty list and shows the way on', async () => {
    await open('/agent-network?q=nobody', { '/agents': () => Response.json({ ...agents, data: [], totalRecords: 0 }) });
    expect((await screen.findByRole('link', { name: 'Show all agents' })).getAttribute('href')).toBe('/agent-network');
  });

  it('still checks codes when the list cannot be had, and tries again', async () => {
    let isAway = true;
    await open('/agent-network', {
      '/agents': () => (isAway ? problem(503, 'service.unavailable') : Response.json(agents)),
    });
    await screen.findByText(/Checking a code still works/);
    expect(screen.getByRole('button', { name: 'Check the code' })).toBeDefined();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sule Business Centre')).toBeDefined();
  });
});

describe('checking a card', () => {
  it.each([
    ['active', 'This is an agent of ours'],
    ['suspended', 'This card is suspended'],
    ['expired', 'This card has expired'],
  ])('says of one that is %s: %s', async (standing, words) => {
    await open(`/agent-network/verify?code=${code}`, {
      '/agents/verification': () => Response.json({ ...member, standing }),
    });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('Sule Business Centre')).toBeDefined();
    expect(screen.getByText(/2027/)).toBeDefined();
  });

  it('says that its QR code led here, and says it of nothing that was typed', async () => {
    const answers = { '/agents/verification': () => Response.json(member) };
    const scansOf = async (more: string) => {
      const { sent } = await open(`/agent-network/verify?code=${code}${more}`, answers);
      await screen.findAllByText('This is an agent of ours');
      return sent('/agents/verification').map(({ query }) => query.get('scan'));
    };
    expect(new Set(await scansOf('&scan=1'))).toEqual(new Set(['true']));
    expect(new Set(await scansOf(''))).toEqual(new Set([null]));
  });

  it('says clearly that nobody has a code, and keeps what was typed', async () => {
    await open('/agent-network/verify?code=KA123', {
      '/agents/verification': () => problem(404, 'identity-code.unknown'),
    });
    expect(await screen.findByText('Nobody has this code')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Code on the card').value).toBe('KA123');
  });

  it('never calls a card good without an answer', async () => {
    await open(`/agent-network/verify?code=${code}`, {});
    expect(await screen.findByText('We could not ask just now')).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(`/agent-network/verify?code=${code}`, { '/agents/verification': () => Response.json(member) }, 'ha');
    expect(await screen.findByText('Wannan wakilinmu ne')).toBeDefined();
  });
});

describe('applying to become an agent', () => {
  const lookups = { '/lookups/lgas': () => Response.json(areas) };

  async function fill() {
    fireEvent.click(await screen.findByLabelText('I apply as a person'));
    for (const [label, text] of [
      ['First name', 'Halima'],
      ['Last name', 'Sule'],
      ['NIN', '12345678901'],
      ['Email address', 'halima@sule.example'],
      ['Phone number', '0803 123 4567'],
      ['Town, market or street where people find you', 'Main market'],
      ['Years of work with customers, payments or papers', '4'],
      ['What have you done so far?', 'I have run a shop with a printer for four years.'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    }
    await screen.findByRole('option', { name: 'Zaria' });
    fireEvent.change(screen.getByLabelText('Local government area where you will work'), { target: { value: '23' } });
    fireEvent.click(screen.getByLabelText(/I agree that the service checks/));
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the application' }));

  it('sends nothing while something is missing, and leads to each field', async () => {
    const { sent } = await open('/agent-network/apply', lookups);
    await title('Apply to become an agent');
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Enter the eleven digits of the NIN');
    await userEvent.click(screen.getByRole('link', { name: 'Enter the eleven digits of the NIN' }));
    expect(document.activeElement).toBe(screen.getByLabelText('NIN'));
    expect(sent('/agent-applications')).toEqual([]);
  });

  it('takes numbers as a phone copies them, with their groups', async () => {
    const { sent } = await open('/agent-network/apply', lookups);
    await fill();
    const pastes = async (label: string, text: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(`\u202A${text}\u202C`);
    };
    await pastes('NIN', '1234 5678 901');
    await pastes('Phone number', '+234 (0) 803 123 4567');
    await send();
    await waitFor(() => expect(sent('/agent-applications')).toHaveLength(1));
    expect(sent('/agent-applications')[0]?.body).toMatchObject({
      application: { nin: '12345678901', phoneNumber: '+2348031234567' },
    });
  });

  it('sends what was typed, shows the reference, and shows it again after a reload', async () => {
    const receipt = { reference: 'APA430VA24QA', email: 'halima@sule.example' };
    const answers = { ...lookups, '/agent-applications': () => Response.json(receipt) };
    const { sent } = await open('/agent-network/apply', answers);
    await fill();
    await send();
    const done = await title('We have your application');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByText('APA4 30VA 24QA')).toBeDefined();
    expect(sent('/agent-applications')[0]?.body).toMatchObject({
      language: 'en',
      application: {
        applicant: 'person',
        nin: '12345678901',
        phoneNumber: '08031234567',
        lgaId: 23,
        experienceYears: 4,
        publishesPhone: false,
      },
    });
    document.body.replaceChildren();
    await open('/agent-network/apply', answers);
    await title('We have your application');
  });

  it('keeps what was typed over a lost connection and a reload, but never the NIN, and is one submission', async () => {
    const first = await open('/agent-network/apply', lookups);
    await fill();
    await send();
    expect((await screen.findByText(/Everything you typed is kept/)).closest(':focus')).not.toBeNull();
    await send();
    await waitFor(() => expect(first.sent('/agent-applications')).toHaveLength(2));
    const ids = first.sent('/agent-applications').map(({ body }) => (body as { submissionId: string }).submissionId);
    expect(ids[0]).toBe(ids[1]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('12345678901');

    document.body.replaceChildren();
    await open('/agent-network/apply', lookups);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Halima'));
    expect(screen.getByLabelText<HTMLInputElement>('NIN').value).toBe('');
  });

  it('changed after a lost answer is another application; the NIN that a reload took away is the same one', async () => {
    const idsOf = ({ sent }: Awaited<ReturnType<typeof open>>) =>
      sent('/agent-applications').map(({ body }) => (body as { submissionId: string }).submissionId);
    const first = await open('/agent-network/apply', lookups);
    await fill();
    await send();
    await waitFor(() => expect(idsOf(first)).toHaveLength(1));
    document.body.replaceChildren();

    const second = await open('/agent-network/apply', lookups);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Halima'));
    fireEvent.change(screen.getByLabelText('NIN'), { target: { value: '12345678901' } });
    fireEvent.click(screen.getByLabelText(/I agree that the service checks/));
    await send();
    await waitFor(() => expect(idsOf(second)).toEqual(idsOf(first)));

    fireEvent.change(screen.getByLabelText('NIN'), { target: { value: '12345678902' } });
    await send();
    await waitFor(() => expect(idsOf(second)).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'halima@other.example' } });
    await send();
    await waitFor(() => expect(new Set(idsOf(second)).size).toBe(3));
  });

  it('puts what the server says about a field at the field', async () => {
    const refused = () =>
      problem(422, 'request.invalid', { fieldErrors: { 'application.email': 'This address cannot be reached' } });
    await open('/agent-network/apply', { ...lookups, '/agent-applications': refused });
    await fill();
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('This address cannot be reached').length).toBe(2);
  });
});

describe('following an application', () => {
  const progress = {
    reference: 'APA430VA24QA',
    state: 'approved',
    name: 'Halima Sule',
    lga: 'Zaria',
    receivedAt: '2026-11-20T09:00:00Z',
    reviewStartedAt: null,
    decidedAt: '2026-11-21T09:00:00Z',
    declineReason: null,
    identityCode: code,
  };

  async function ask() {
    await userEvent.type(await screen.findByLabelText('Reference'), 'apa4 30va 24qa');
    await userEvent.type(screen.getByLabelText('Email address'), 'halima@sule.example{Enter}');
  }

  it('shows the state, the identity code and the way to register', async () => {
    const { sent } = await open('/agent-network/application', {
      '/agent-applications/progress': () => Response.json(progress),
    });
    await ask();
    expect(await screen.findByText('Approved')).toBeDefined();
    const register = screen.getByRole('link', { name: 'Register as an agent' });
    expect(register.getAttribute('href')).toContain('a=register');
    expect(screen.getByRole('button', { name: 'Show it' }).dataset.variant).not.toBe(register.dataset.variant);
    expect(sent('/agent-applications/progress')[0]?.body).toEqual({
      reference: 'apa4 30va 24qa',
      email: 'halima@sule.example',
    });
  });

  it('says when there is none, and that it could not ask', async () => {
    await open('/agent-network/application', {
      '/agent-applications/progress': () => problem(404, 'agent-application.not-found'),
    });
    await ask();
    expect((await screen.findByText(/could not find an application/)).closest(':focus')).not.toBeNull();
  });
});
