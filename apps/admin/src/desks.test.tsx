import { closeSession, openSession } from '@portal/auth';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import {
  aCase,
  aCaseItem,
  anEnquiry,
  idOf,
  pageOf,
  refusedWith,
  type WorkAnswers,
  workNetwork,
} from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

async function open(
  path: string,
  answers: WorkAnswers = {},
  email = 'hadiza@example.ng',
  language: 'en' | 'ha' = 'en',
) {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email } });
  const network = workNetwork({
    'GET /enquiries/figures': () => ({
      open: 0,
      late: 0,
      nobodys: 0,
      answered: 0,
      answeredInTime: 0,
      people: [],
      causes: [],
    }),
    'GET /law-rules': () => [],
    ...answers,
  });
  const view = await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  const panel = () => within(screen.getByRole('complementary'));
  return { ...network, ...view, panel, user: userEvent.setup() };
}
const opener = { id: idOf(50), name: 'Hadiza Garba' };
const step = { role: 'SuperAdmin', onBehalfOf: null, reason: null, document: null };

afterEach(closeSession);

describe('Tax Support', () => {
  it('has tickets of every office, and how the promise is kept', async () => {
    await open('/admin/tax-support', { 'GET /enquiries': () => pageOf([anEnquiry(1)]) });
    expect(await screen.findByText('Writer 1')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Office/ })).toBeDefined();
    expect(await screen.findByText('nothing answered in ninety days')).toBeDefined();
  });

  const item = aCaseItem(1);
  const declaration = {
    ...{ id: idOf(90), reference: 'CD-001', state: 'received', companyName: 'Mast Works Ltd', rcNumber: 'RC 123456' },
    ...{ siteCount: 1, fibreMetres: 0, receivedAt: item.openedAt, checkedAt: null, rejectionReason: null },
    ...{ billReference: 'KD7Q4M2X9TBC1VWZ', billStatus: 'open', payBy: '2026-12-20', contactName: 'Musa Ali' },
    ...{ email: 'musa@example.ng', phoneNumber: '08030000000', address: '1 Ahmadu Bello Way', fibreRoutes: [] },
    assessment: { tariffFrom: '2026-01-01', lines: [], totalKobo: 5_000_000 },
    sites: [
      {
        ...{ kind: 'mast', name: 'Sabo 1', lgaId: 1, place: 'Sabo', heightMetres: 45, power: 'grid', sharers: 0 },
        ...{ latitude: null, longitude: null },
      },
    ],
  };
  const declarations = {
    'GET /work': () => pageOf([item]),
    'GET /work/:id': () =>
      aCase(item, {
        moves: [
          { move: 'confirm', needs: [] },
          { move: 'reject', needs: ['reason'] },
        ],
      }),
    'GET /communication-infrastructure/declarations/:id': () => declaration,
  };

  it('shows a declaration with what stands where, and rejects it with a reason alone', async () => {
    const { user, sent, panel, asked } = await open(`/admin/tax-support?tab=declarations&record=${item.id}`, {
      ...declarations,
      'POST /work/:id/moves': () => aCase({ ...item, state: 'rejected', isOpen: false }),
    });
    expect(await panel().findByText('Mast Works Ltd (RC 123456)')).toBeDefined();
    expect(asked.some(({ query }) => query.get('kind') === 'declaration-check')).toBe(true);
    expect(panel().getByRole('row', { name: 'Sabo 1 Sabo 45' })).toBeDefined();
    await user.click(panel().getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject: CD-001' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'The mast at Sabo does not stand there.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST /work/:id/moves',
          body: { move: 'reject', caseVersion: 1, reason: 'The mast at Sabo does not stand there.' },
        },
      ]),
    );
  });

  it('says beside the case when somebody else decided it meanwhile', async () => {
    let state = item;
    const { user, panel } = await open(`/admin/tax-support?tab=declarations&record=${item.id}`, {
      ...declarations,
      'GET /work/:id': () => aCase(state, state.isOpen ? { moves: [{ move: 'confirm', needs: [] }] } : {}),
      'POST /work/:id/moves': () => {
        state = { ...item, state: 'confirmed', isOpen: false };
        return refusedWith('work.not-from-here');
      },
    });
    await user.click(await panel().findByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Somebody else was faster')).toBeDefined();
    expect(await screen.findByText('This case is closed.')).toBeDefined();
  });
});

describe('Who decides', () => {
  const item = aCaseItem(6, {
    ...{ kind: 'decider-change', state: 'proposed', subject: `decider-change:${idOf(94)}`, reference: 'Zainab Idris' },
    deadline: null,
  });
  const answers = {
    'GET /work': () => pageOf([item]),
    'GET /work/:id': () => aCase(item, { moves: ['approve', 'refuse'].map((move) => ({ move, needs: ['reason'] })) }),
    'GET /users/decider-changes/:id': () => ({
      ...{ id: idOf(94), state: 'proposed', reason: null, proposedBy: 'Hauwa Sani', proposedAt: item.openedAt },
      ...{ askedPlace: null, person: null, isAboutYou: false },
      asked: {
        ...{ change: 'creation', email: 'zainab@staff.test', firstName: 'Zainab', lastName: 'Idris' },
        ...{ roleName: 'SuperAdmin', language: 'en' },
      },
    }),
    'POST /work/:id/moves': () => aCase({ ...item, state: 'approved', isOpen: false }),
  };

  it('is what a second SuperAdmin approves, seeing what is asked', async () => {
    const { user, sent, panel, asked } = await open(`/admin/settings/deciders?record=${item.id}`, answers);
    expect(await panel().findByText('zainab@staff.test')).toBeDefined();
    expect(asked.some(({ query }) => query.get('kind') === 'decider-change')).toBe(true);
    await user.click(panel().getByRole('button', { name: 'Approve, and do it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve, and do it: Zainab Idris' }));
    await user.type(dialog.getByRole('textbox'), 'Spoke to her on the telephone');
    await user.click(dialog.getByRole('button', { name: 'Approve, and do it' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST /work/:id/moves',
          body: { move: 'approve', caseVersion: 1, reason: 'Spoke to her on the telephone' },
        },
      ]),
    );
  });
});

describe('Deletions to decide', () => {
  const item = aCaseItem(4, {
    ...{ kind: 'account-deletion', state: 'proposed', subject: `deletion:${idOf(92)}`, reference: 'Ladi Musa' },
    deadline: null,
  });
  const answers = {
    'GET /work': () => pageOf([item]),
    'GET /work/:id': () => aCase(item, { moves: ['approve', 'refuse'].map((move) => ({ move, needs: ['reason'] })) }),
    'GET /users/deletions/:id': () => ({
      ...{ id: idOf(92), state: 'proposed', reason: 'Left the service in May', proposedBy: 'Hauwa Sani' },
      ...{ proposedAt: item.openedAt, isAboutYou: false },
      person: {
        ...{ id: idOf(93), name: 'Ladi Musa', email: 'ladi@staff.test', roles: ['MDA User'], workplace: null },
        ...{ tpui: null, status: 'active' },
      },
    }),
    'POST /work/:id/moves': () => aCase({ ...item, state: 'approved', isOpen: false }),
  };

  it('are what a second SuperAdmin approves, for a reason alone', async () => {
    const { user, sent, panel, asked } = await open(`/admin/settings/deletions?record=${item.id}`, answers);
    expect(await panel().findByText('Left the service in May (Hauwa Sani)')).toBeDefined();
    expect(asked.some(({ query }) => query.get('kind') === 'account-deletion')).toBe(true);
    await user.click(panel().getByRole('button', { name: 'Approve, and delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve, and delete: Ladi Musa' }));
    await user.click(dialog.getByRole('button', { name: 'Approve, and delete' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Seen the letter of resignation');
    await user.click(dialog.getByRole('button', { name: 'Approve, and delete' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST /work/:id/moves',
          body: { move: 'approve', caseVersion: 1, reason: 'Seen the letter of resignation' },
        },
      ]),
    );
  });

  it('are none, said in words', async () => {
    await open('/admin/settings/deletions', { 'GET /work': () => pageOf([]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Deletions to decide' })).toBeDefined();
    expect(await screen.findByText('No cases here')).toBeDefined();
  });
});

describe('Consult Connect', () => {
  const proposal = aCaseItem(2, {
    kind: 'holiday-release',
    state: 'proposed',
    subject: `holiday:${idOf(91)}`,
    reference: '2026-12-24',
  });

  it('explains that a second person decides to whoever proposed', async () => {
    const { panel } = await open(`/admin/consult-connect?tab=releases&record=${proposal.id}`, {
      'GET /work': () => pageOf([proposal]),
      'GET /work/:id': () =>
        aCase(proposal, {
          steps: [{ ...step, move: 'open', to: 'proposed', at: proposal.openedAt, by: opener }],
          moves: [{ move: 'withdraw', needs: ['reason'] }],
        }),
    });
    expect(await panel().findByText('A second person decides this')).toBeDefined();
    expect(panel().getByText('Hadiza Garba')).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Release' })).toBeNull();
    expect(panel().getByRole('button', { name: 'Withdraw' })).toBeDefined();
  });

  it('shows when each office is open', async () => {
    await open('/admin/consult-connect?tab=hours', {
      'GET /tax-offices': () => ({
        offices: [
          {
            ...{ id: 6, name: 'Zaria', lga: 'Zaria', address: 'Zaria', isIllustrative: true },
            hours: [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }],
          },
        ],
        holidays: [],
        contact: { email: null, telephone: null },
      }),
    });
    const row = await screen.findByRole('row', { name: /^Zaria/ });
    expect(within(row).getByText('08:00–16:00')).toBeDefined();
    expect(within(row).getAllByText('Closed')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Open an office' })).toBeDefined();
  });

  it('proposes that an office closes, and shows the case that a second person decides', async () => {
    const closing = aCaseItem(4, {
      kind: 'tax-office',
      state: 'proposed',
      subject: `tax-office:${idOf(92)}`,
      reference: 'Zaria',
    });
    const { user, sent, router } = await open('/admin/consult-connect?tab=hours', {
      'GET /tax-offices': () => ({
        offices: [{ id: 6, name: 'Zaria', lga: 'Zaria', address: 'Zaria', isIllustrative: true, hours: [] }],
        holidays: [],
        contact: { email: null, telephone: null },
      }),
      'GET /tax-offices/:id/holdings': () => ({ taxpayers: 4, people: 1, consultants: 0, enquiries: 0, cases: 2 }),
      'GET /lookups/tax-offices': () => [
        { id: 6, displayField: 'Zaria' },
        { id: 8, displayField: 'Kafanchan' },
      ],
      'POST /tax-offices/proposals': () => ({ workId: closing.id }),
      'GET /work': () => pageOf([closing]),
      'GET /work/:id': () => aCase(closing),
    });
    await user.click(await screen.findByRole('button', { name: 'Close this office: Zaria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the office Zaria' }));
    await dialog.findByRole('option', { name: 'Kafanchan' });
    await user.selectOptions(dialog.getByLabelText('Office that takes over'), '8');
    await user.type(dialog.getByLabelText(/^First day without it/), '31/12/2026');
    await user.type(dialog.getByLabelText('Reason, for the record'), 'The lease ends');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=offices&record=${closing.id}`));
    expect(sent[0]?.body).toEqual({
      ...{ action: 'close', officeId: 6, successorId: 8, day: '2026-12-31' },
      reason: 'The lease ends',
    });
  });

  it('proposes a holiday, which counts after its release, and shows the case', async () => {
    const { user, sent, router } = await open('/admin/consult-connect?tab=holidays', {
      'GET /holidays': () => [
        { day: '2026-10-01', name: { en: 'Independence Day', ha: 'Ranar ’yanci' }, isInstalled: true },
      ],
      'POST /holidays/proposals': () => ({ workId: proposal.id }),
      'GET /work': () => pageOf([proposal]),
      'GET /work/:id': () => aCase(proposal),
    });
    expect(await screen.findByText('Independence Day')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Propose a holiday' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Day/), '24/12/2026');
    await user.type(dialog.getByLabelText('Name in English'), 'Eid');
    await user.type(dialog.getByLabelText('Name in Hausa'), 'Sallah');
    await user.type(dialog.getByLabelText('Who announced it'), 'Federal Ministry of Interior');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=releases&record=${proposal.id}`));
    expect(sent[0]?.body).toEqual({
      ...{ action: 'add', day: '2026-12-24', name: { en: 'Eid', ha: 'Sallah' } },
      source: 'Federal Ministry of Interior',
    });
  });

  it('proposes that a day is due later for everybody, and shows the case', async () => {
    const extension = { ...proposal, kind: 'due-extension', reference: 'direct-assessment 2026' } as const;
    const { user, sent, router } = await open('/admin/consult-connect?tab=extensions', {
      'POST /due-extensions': () => ({ workId: extension.id }),
      'GET /work': () => pageOf([extension]),
      'GET /work/:id': () => aCase(extension),
      'GET /due-extensions/:id': () => refusedWith('due-extension.not-found'),
    });
    await user.click(await screen.findByRole('button', { name: 'Extend a due day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Which return/), 'Return of income (Form A)');
    await user.type(dialog.getByLabelText(/^Period/), '2026');
    await user.type(dialog.getByLabelText(/^Due instead on/), '30/04/2027');
    await user.type(dialog.getByLabelText(/^Who announced it/), 'Notice of 20 March 2027');
    await user.click(dialog.getByRole('button', { name: 'Extend a due day' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=extensions&record=${extension.id}`));
    expect(sent[0]?.body).toEqual({
      ...{ kind: 'direct-assessment', period: '2026', toDay: '2027-04-30' },
      announced: 'Notice of 20 March 2027',
    });
  });

  const consultation = {
    ...{ id: idOf(3), reference: 'KC1', state: 'booked', topic: 'paye', mode: 'phone', name: 'Bala Audu' },
    ...{ startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-11-24T09:30:00.000Z', email: 'bala@example.ng' },
    ...{ phone: null, question: 'How do I file for ten workers?', videoRoom: null, answer: null, isOpen: true },
    ...{ consultant: { id: 1, name: 'Hauwa Sani' }, office: { id: 6, name: 'Zaria', address: '' } },
    ...{ language: 'ha', createdAt: '2026-11-20T09:00:00.000Z', answeredAt: null },
  };

  it('has a week of consultations, each of which opens in the queue', async () => {
    const { asked } = await open('/admin/consult-connect?tab=calendar&week=2026-11-25', {
      'GET /consultations': () => pageOf([consultation]),
      'GET /lookups/tax-offices': () => [{ id: 6, displayField: 'Zaria' }],
    });
    const link = await screen.findByRole('link', { name: /Bala Audu/ });
    expect(link.getAttribute('href')).toBe(`/admin/consult-connect?record=${idOf(3)}`);
    const { query } = asked.find(({ call }) => call === 'GET /consultations') ?? {};
    expect([query?.get('from'), query?.get('to')]).toEqual(['2026-11-23', '2026-11-28']);
  });

  it('lets a consultation be given to a colleague who takes its subject, and cancelled with a reason', async () => {
    const colleague = (id: number, topics: string[]) => ({
      ...{ id, name: `Colleague ${id}`, title: { en: 'Tax consultant', ha: 'Mai shawara' }, officeId: 6 },
      ...{ topics, modes: ['phone'] },
    });
    const { user, sent, panel } = await open(`/admin/consult-connect?record=${consultation.id}`, {
      'GET /consultations': () => pageOf([consultation]),
      'GET /consultations/queue/:id': () => ({
        ...consultation,
        moves: [{ state: 'booked', startsAt: consultation.startsAt, consultantId: 1, at: consultation.createdAt }],
      }),
      'GET /consultations/consultants': () => [
        colleague(1, ['paye']),
        colleague(2, ['paye']),
        colleague(3, ['property']),
      ],
      'POST /consultations/queue/:id/assignment': () => consultation,
      'POST /consultations/queue/:id/cancellation': () => consultation,
    });
    expect((await panel().findAllByText(/They wrote in Hausa/)).length).toBe(1);
    await user.click(panel().getByRole('button', { name: 'Another consultant' }));
    const people = within(await screen.findByRole('listbox'));
    expect((await people.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Colleague 1 · Tax consultant',
      'Colleague 2 · Tax consultant',
    ]);
    await user.click(screen.getByRole('option', { name: /Colleague 2/ }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ consultantId: 2 }));
    await user.click(panel().getByRole('button', { name: 'Cancel it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The consultant is ill.');
    await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ reason: 'The consultant is ill.' }));
  });
});

describe('what the desks stand on', () => {
  const kept = {
    ...{ id: idOf(60), name: 'Receipt issued', topic: null, changedBy: 'Hadiza Garba' },
    ...{ changedAt: '2026-11-20T09:00:00.000Z', text: { en: 'Your receipt was issued.', ha: 'An fitar da rasit.' } },
  };

  it('keeps answers in both languages, and says at its field what is missing', async () => {
    const { user, sent } = await open('/admin/tax-support?tab=templates', {
      'GET /enquiries/templates': () => [kept],
      'POST /enquiries/templates': () => ({ id: idOf(61) }),
      'DELETE /enquiries/templates/:id': () => ({}),
    });
    expect(await screen.findByText('Your receipt was issued.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add an answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Opening hours');
    await user.type(dialog.getByLabelText('Words in English'), 'We are open from eight to four.');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(dialog.getByLabelText('Words in Hausa').getAttribute('aria-invalid')).toBe('true');
    await user.type(dialog.getByLabelText('Words in Hausa'), 'Muna buɗe daga takwas zuwa huɗu.');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        name: 'Opening hours',
        text: { en: 'We are open from eight to four.', ha: 'Muna buɗe daga takwas zuwa huɗu.' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Take away ?: Receipt issued$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(sent[1]?.call).toBe('DELETE /enquiries/templates/:id'));
  });

  it('enters who can be booked, where, for what and how', async () => {
    const { user, sent } = await open('/admin/consult-connect?tab=consultants', {
      'GET /consultants': () => [
        {
          ...{
            id: 1,
            name: 'Hauwa Sani',
            title: { en: 'Tax consultant', ha: 'Mai shawara' },
            officeId: 6,
            office: 'Zaria',
          },
          ...{ topics: ['paye'], modes: ['phone'], videoRoom: null, isActive: true, ahead: 3, covers: [] },
        },
      ],
      'GET /lookups/tax-offices': () => [{ id: 6, displayField: 'Zaria' }],
      'PUT /consultants/1': () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: /^Change ?: Hauwa Sani$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('By video'));
    await user.type(dialog.getByLabelText('Video room'), 'https://meet.example.ng/hauwa');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        ...{ officeId: 6, topics: ['paye'], modes: ['phone', 'video'], isActive: true },
        videoRoom: 'https://meet.example.ng/hauwa',
      }),
    );
  });

  const someone = (id: number, name: string, more: object = {}) => ({
    ...{ id, name, title: { en: 'Tax consultant', ha: 'Mai shawara' }, officeId: 6, office: 'Zaria' },
    ...{ topics: ['paye'], modes: ['phone'], videoRoom: null, isActive: true, ahead: 0, covers: [] },
    ...more,
  });
  const cover = {
    ...{ id: idOf(80), cover: { id: 2, name: 'Bala Musa' }, fromDay: '2026-12-07', untilDay: '2026-12-11' },
  };
  const consultants = [
    someone(1, 'Hauwa Sani', { ahead: 3, covers: [cover] }),
    someone(2, 'Bala Musa'),
    someone(3, 'Musa Left', { isActive: false, ahead: 1 }),
    someone(4, 'Ladi Elsewhere', { officeId: 7, office: 'Kawo' }),
  ];
  const stayed = {
    ...{
      id: idOf(3),
      reference: 'KC7Q4M2X9TBC1VWZ',
      startsAt: '2026-12-08T09:00:00.000Z',
      topic: 'paye',
      mode: 'phone',
    },
    ...{ name: 'Amina Bello', why: 'time-taken' },
  };
  const consultantDesk = '/admin/consult-connect?tab=consultants';

  it('gives everything a consultant has ahead to a colleague of the office, and lists what stayed', async () => {
    const { user, sent, asked } = await open(consultantDesk, {
      'GET /consultants': () => consultants,
      'POST /consultants/1/transfers': () => ({ transferred: 2, stayed: [stayed] }),
    });
    await screen.findByText('Ladi Elsewhere');
    expect(screen.queryByRole('button', { name: /^Transfer all ?: Bala Musa$/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Transfer all ?: Musa Left$/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Transfer all ?: Hauwa Sani$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer all: Hauwa Sani' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Bala Musa (0 ahead)',
    ]);
    await user.selectOptions(dialog.getByLabelText('To'), '2');
    await user.click(dialog.getByRole('button', { name: 'Transfer all' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Reason, for the record'), 'She is ill for long');
    await user.click(dialog.getByRole('button', { name: 'Transfer all' }));
    const left = within(await screen.findByRole('dialog', { name: 'Still with Hauwa Sani' }));
    expect(sent).toEqual([
      { call: 'POST /consultants/1/transfers', body: { toConsultantId: 2, reason: 'She is ill for long' } },
    ]);
    expect(left.getByText(/The colleague has somebody at this time/)).toBeDefined();
    expect(left.getByRole('link', { name: /Amina Bello/ }).getAttribute('href')).toBe(
      `/admin/consult-connect?record=${idOf(3)}`,
    );
    await user.click(left.getByRole('button', { name: 'Close the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ call }) => call === 'GET /consultants').length).toBeGreaterThan(1);
  });

  it('enters who stands in and for which days, says what is refused, and ends the leave', async () => {
    let calls = 0;
    const { user, sent } = await open(consultantDesk, {
      'GET /consultants': () => consultants,
      'POST /consultants/1/covers': () => {
        calls += 1;
        return calls === 1 ? refusedWith('consultant.covered-already') : { id: idOf(81), transferred: 1, stayed: [] };
      },
      'POST /consultants/1/covers/:id/end': () => ({}),
    });
    expect(await screen.findByText(/Away 7 Dec 2026 – 11 Dec 2026, Bala Musa stands in/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Enter leave ?: Musa Left$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Enter leave ?: Hauwa Sani$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter leave: Hauwa Sani' }));
    await user.selectOptions(dialog.getByLabelText('Who stands in'), '2');
    await user.clear(dialog.getByLabelText('First day'));
    await user.type(dialog.getByLabelText('First day'), '14/12/2026');
    await user.type(dialog.getByLabelText('Last day'), '11/12/2026');
    await user.click(dialog.getByRole('button', { name: 'Enter leave' }));
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText('Last day'));
    await user.type(dialog.getByLabelText('Last day'), '18/12/2026');
    await user.click(dialog.getByRole('button', { name: 'Enter leave' }));
    expect(await dialog.findByText('Somebody stands in on some of these days already')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Enter leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { coverId: 2, fromDay: '2026-12-14', untilDay: '2026-12-18' };
    expect(sent).toEqual([1, 2].map(() => ({ call: 'POST /consultants/1/covers', body })));
    await user.click(screen.getByRole('button', { name: /^End the leave ?: Hauwa Sani$/ }));
    const end = within(await screen.findByRole('dialog', { name: 'End the leave: Hauwa Sani' }));
    expect(end.getByText(/What Bala Musa was given stays with them/)).toBeDefined();
    await user.click(end.getByRole('button', { name: 'End the leave' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ call: 'POST /consultants/1/covers/:id/end', body: {} }));
  });

  it('speaks Hausa of leave and of what is given to a colleague', async () => {
    const { user } = await open(consultantDesk, { 'GET /consultants': () => consultants }, undefined, 'ha');
    expect(
      await screen.findByText(/Ba ya nan 7 D[ei][cs] 2026 – 11 D[ei][cs] 2026, mai maye: Bala Musa/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Shigar da hutu ?: Hauwa Sani$/ }));
    const leave = within(await screen.findByRole('dialog', { name: 'Shigar da hutu: Hauwa Sani' }));
    expect(leave.getByLabelText('Mai maye')).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Miƙa duka ?: Hauwa Sani$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Miƙa duka: Hauwa Sani' }));
    expect(dialog.getByLabelText('Dalili, don rubutawa')).toBeDefined();
  });

  it('is found again as it was left, by the same person alone', async () => {
    const answers = { 'GET /enquiries': () => pageOf([anEnquiry(1)]) };
    const first = await open('/admin/tax-support?tab=tickets&topic=payment&show=late&record=x', answers);
    await screen.findByText('Writer 1');
    first.unmount();
    const again = await open('/admin/tax-support', answers);
    await waitFor(() => expect(again.router.state.location.search).toBe('?tab=tickets&topic=payment&show=late'));
    again.unmount();
    const other = await open('/admin/tax-support', answers, 'another@example.ng');
    await screen.findByText('Writer 1');
    expect(other.router.state.location.search).toBe('');
  });
});
