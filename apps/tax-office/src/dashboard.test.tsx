import { closeSession, openSession } from '@portal/auth';
import type { QueuedEnquiry, Role } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import {
  aCaseItem,
  anEnquiry,
  clockEndingIn,
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

const figures = {
  open: 3,
  late: 1,
  nobodys: 2,
  answered: 10,
  answeredInTime: 9,
  people: [{ id: idOf(70), name: 'Ladi Musa', open: 2, late: 1 }],
  causes: [{ cause: 'provider', count: 4 }],
};
const officer = { id: idOf(70), name: 'Ladi Musa', role: 'Tax Officer' };

async function open(search = '', more: WorkAnswers = {}, role: Role = 'Tax Officer', language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: [role], user: { email: 'ladi@example.ng' } });
  const queue: QueuedEnquiry[] = [
    anEnquiry(1, { deadline: clockEndingIn(-2), name: 'Amina Late' }),
    anEnquiry(2, { deadline: clockEndingIn(0) }),
    anEnquiry(3, { deadline: clockEndingIn(12) }),
  ];
  const network = workNetwork({
    'GET /enquiries': (_body, query) => (query.get('pageSize') === '1' ? pageOf([], 3) : pageOf(queue)),
    'GET /enquiries/figures': () => figures,
    'GET /enquiries/queue/:id': () => queue[0],
    'GET /enquiries/queue/:id/assignees': () => [officer],
    'GET /enquiries/templates': () => [],
    'GET /lookups/tax-offices': () => [{ id: 6, displayField: 'Zaria' }],
    ...more,
  });
  const view = await renderArea(area, `/tax-area-office${search}`, {
    fetch: network.fetch,
    token: 'token',
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1, ...(language === 'en' && { name: 'Dashboard' }) });
  const panel = () => within(screen.getByRole('complementary'));
  return {
    ...network,
    ...view,
    queue,
    panel,
    user: userEvent.setup(),
    search: () => view.router.state.location.search,
  };
}
const enquiries = '?tab=enquiries';

describe('the dashboard of a tax office', () => {
  afterEach(closeSession);

  it('says that its figures could not be read, and asks again', async () => {
    let isAway = true;
    const { user } = await open('', {
      'GET /enquiries/figures': () => (isAway ? refusedWith('service.unavailable') : figures),
    });
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('a1b2c3d4');
    // Neither summary nor payers are answered here.
    expect(await screen.findAllByText('The figures could not be read.')).toHaveLength(4);
    expect(screen.getByText(/^No connection\./)).toBeDefined();
    isAway = false;
    const again = screen.getAllByRole('button', { name: 'Try again' })[0];
    if (again) await user.click(again);
    expect(await screen.findByText('Ladi Musa 2 (1 late)')).toBeDefined();
  });

  it('lets those who lead give all open messages of one person to another, with a reason', async () => {
    const { user, sent, asked } = await open(
      enquiries,
      {
        'GET /enquiries/holders': () => [{ id: idOf(70), name: 'Ladi Musa', open: 2, late: 1 }],
        'GET /enquiries/holders/:id/successors': () => [
          { id: idOf(71), name: 'Bala Sani', role: 'Tax Officer', takes: 2 },
        ],
        'POST /enquiries/transfers': () => ({ transferred: 2, stayed: 1 }),
      },
      'Tax Office Manager',
    );
    await user.click(await screen.findByRole('button', { name: 'Transfer all open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer all open' }));
    await user.selectOptions(dialog.getByLabelText('From'), await dialog.findByRole('option', { name: /2 open/ }));
    const successor = await dialog.findByRole('option', { name: 'Bala Sani, Tax Officer (may have 2)' });
    await user.selectOptions(dialog.getByLabelText('To'), successor);
    await user.click(dialog.getByRole('button', { name: 'Transfer all open' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Reason, for the record'), 'She is ill');
    const before = asked.filter(({ call }) => call === 'GET /enquiries').length;
    await user.click(dialog.getByRole('button', { name: 'Transfer all open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        call: 'POST /enquiries/transfers',
        body: { fromUserId: idOf(70), toUserId: idOf(71), reason: 'She is ill' },
      },
    ]);
    await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /enquiries').length).toBeGreaterThan(before));
  });

  it('says beside the form why nobody’s messages were transferred', async () => {
    const { user } = await open(
      enquiries,
      {
        'GET /enquiries/holders': () => [{ id: idOf(70), name: 'Ladi Musa', open: 2, late: 1 }],
        'GET /enquiries/holders/:id/successors': () => [
          { id: idOf(71), name: 'Bala Sani', role: 'Tax Officer', takes: 2 },
        ],
        'POST /enquiries/transfers': () => refusedWith('enquiry.none-open'),
      },
      'Tax Office Manager',
    );
    await user.click(await screen.findByRole('button', { name: 'Transfer all open' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('From'), await dialog.findByRole('option', { name: /2 open/ }));
    await user.selectOptions(dialog.getByLabelText('To'), await dialog.findByRole('option', { name: /Bala Sani/ }));
    await user.type(dialog.getByLabelText('Reason, for the record'), 'She is ill');
    await user.click(dialog.getByRole('button', { name: 'Transfer all open' }));
    expect(await dialog.findByText('This person has no open messages that you could give away')).toBeDefined();
  });

  it('offers no officer to give the messages of others away', async () => {
    await open(enquiries);
    await screen.findByText('Amina Late');
    expect(screen.queryByRole('button', { name: 'Transfer all open' })).toBeNull();
  });

  it('asks in Hausa whose open messages go to whom', async () => {
    const { user } = await open(
      enquiries,
      { 'GET /enquiries/holders': () => [{ id: idOf(70), name: 'Ladi Musa', open: 2, late: 1 }] },
      'Tax Office Director',
      'ha',
    );
    await user.click(await screen.findByRole('button', { name: 'Miƙa dukan waɗanda ke buɗe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Miƙa dukan waɗanda ke buɗe' }));
    expect(await dialog.findByRole('option', { name: 'Ladi Musa (2 a buɗe)' })).toBeDefined();
    expect(dialog.getByLabelText('Dalili, don rubutawa')).toBeDefined();
  });

  it('shows who waits by how long is left, under headings, with the number of every part', async () => {
    const { asked } = await open(enquiries);
    await screen.findByText('Amina Late');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((text) => /^(Late|Ends today|Within a week|Later)$/.test(text ?? ''))).toEqual([
      'Late',
      'Ends today',
      'Later',
    ]);
    expect(rows.find((text) => text?.includes('Amina Late'))).toContain('2 days late');
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the queue' }));
    await waitFor(() =>
      expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Open3',
        'Late3',
        'Answered3',
        'Closed3',
      ]),
    );
    expect(asked.some(({ query }) => query.get('standing') === 'open' && query.get('pageSize') === '50')).toBe(true);
  });

  it('has its figures, each of which leads to its rows', async () => {
    await open(enquiries);
    expect((await screen.findByRole('link', { name: '1' })).getAttribute('href')).toContain('show=late');
    expect(screen.getByText('90%')).toBeDefined();
    expect(screen.getByText('Ladi Musa 2 (1 late)')).toBeDefined();
    expect(screen.getByText('The bank or the payment provider 4')).toBeDefined();
  });

  it('keeps part, filter and record in the address', async () => {
    const { user, asked, search } = await open(enquiries);
    await user.click(await screen.findByRole('link', { name: /^Late/ }));
    await waitFor(() => expect(search()).toContain('show=late'));
    await user.click(screen.getByRole('button', { name: /^With/ }));
    await user.click(await screen.findByRole('option', { name: 'nobody' }));
    await waitFor(() => expect(search()).toContain('assignee=nobody'));
    await waitFor(() =>
      expect(asked.some(({ query }) => query.get('assignee') === 'nobody' && query.get('standing') === 'late')).toBe(
        true,
      ),
    );
    expect(search()).toContain('tab=enquiries');
  });

  it('lets one answer beside the list, and reads the queue again', async () => {
    const { user, sent, asked, panel } = await open(`${enquiries}&record=${idOf(1)}`, {
      'POST /enquiries/queue/:id/answers': () => anEnquiry(1, { state: 'answered' }),
    });
    await user.type(await panel().findByLabelText(/^Your answer/), 'Your receipt was issued today.');
    const before = asked.filter(({ call }) => call === 'GET /enquiries').length;
    await user.click(panel().getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'POST /enquiries/queue/:id/answers', body: { text: 'Your receipt was issued today.' } },
      ]),
    );
    await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /enquiries').length).toBeGreaterThan(before));
  });

  it('says when somebody else was faster, keeps what was typed and shows the message as it is now', async () => {
    let isClosed = false;
    const { user, panel } = await open(`${enquiries}&record=${idOf(1)}`, {
      'GET /enquiries/queue/:id': () => anEnquiry(1, isClosed ? { state: 'closed', cause: 'provider' } : {}),
      'POST /enquiries/queue/:id/answers': () => {
        isClosed = true;
        return refusedWith('enquiry.closed');
      },
    });
    await user.type(await panel().findByLabelText(/^Your answer/), 'Your receipt was issued today.');
    await user.click(panel().getByRole('button', { name: 'Send answer' }));
    expect((await panel().findByRole('alert')).textContent).toContain('Somebody else was faster');
    expect(await panel().findByText('Closed. Assigning it opens it again.')).toBeDefined();
  });

  it('closes a message with what caused it', async () => {
    const { user, sent, panel } = await open(`${enquiries}&record=${idOf(1)}`, {
      'POST /enquiries/queue/:id/closure': () => anEnquiry(1, { state: 'closed' }),
    });
    await user.click(await panel().findByRole('button', { name: 'Close this message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this message' }));
    await user.click(dialog.getByRole('button', { name: 'Close this message' }));
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('Cause'), 'provider');
    await user.click(dialog.getByRole('button', { name: 'Close this message' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'POST /enquiries/queue/:id/closure', body: { cause: 'provider' } }]),
    );
  });

  it('gives several messages to one person; what is refused is said and stays chosen', async () => {
    let calls = 0;
    const { user, sent } = await open(enquiries, {
      'POST /enquiries/queue/:id/assignment': () => {
        calls += 1;
        return calls === 2 ? refusedWith('enquiry.assignee-unsuitable') : anEnquiry(1, { state: 'assigned' });
      },
    });
    await screen.findByText('Amina Late');
    const boxes = screen.getAllByRole('checkbox').slice(1);
    for (const box of boxes) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('option', { name: /Ladi Musa/ }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[0]?.body).toEqual({ assigneeId: officer.id });
    expect(await screen.findByText('1 message selected')).toBeDefined();
  });

  it('is walked by keys alone', async () => {
    const { user, search } = await open(enquiries);
    await screen.findByText('Amina Late');
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(search()).toContain(`record=${idOf(2)}`));
    await screen.findByRole('complementary');
    await user.keyboard('k');
    await waitFor(() => expect(search()).toContain(`record=${idOf(1)}`));
    await user.keyboard('x');
    expect(await screen.findByText('1 message selected')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search()).not.toContain('record='));
  });

  it.each([
    ['nothing waits', () => pageOf([]), 'No messages here'],
    ['it is refused', () => refusedWith('access.denied'), 'This list is not for your role'],
    ['it breaks', () => refusedWith('service.unavailable'), /Try again/],
  ] as const)('says so when %s', async (_what, answer, words) => {
    await open(enquiries, { 'GET /enquiries': answer });
    expect((await screen.findAllByText(words))[0]).toBeDefined();
  });

  it('offers offices to choose from to a Director alone', async () => {
    await open(enquiries);
    expect(screen.queryByRole('button', { name: /^Office/ })).toBeNull();
    await closeSession();
    document.body.innerHTML = '';
    await open(enquiries, {}, 'Tax Office Director');
    expect(await screen.findByRole('button', { name: /^Office/ })).toBeDefined();
  });
});

describe('requests to a tax office', () => {
  afterEach(closeSession);
  const organisation = {
    ...{
      tpui: 'KD-0000-0412',
      name: 'Kasuwa Sample Traders Ltd',
      registrationNumber: 'RC123456',
      tin: '',
      industryId: 1,
    },
    ...{ email: 'office@example.ng', phoneNumber: '08030000000', address: 'Zaria', isConfirmed: false },
    ...{ industry: 'Trade', representative: 'Amina Bello', changedAt: '2026-11-20T09:00:00.000Z' },
  };
  const waiting = { 'GET /organisations': () => pageOf([organisation]) };

  it('confirm of an organisation what was seen, and are told when it changed meanwhile', async () => {
    const { user, sent, panel, asked } = await open('?tab=requests&record=KD-0000-0412', {
      ...waiting,
      'POST /organisations/KD-0000-0412/confirmation': () => refusedWith('organisation.changed'),
    });
    await user.click(await panel().findByRole('button', { name: 'Confirm name and number' }));
    await waitFor(() => expect(asked.some(({ query }) => query.get('confirmed') === 'false')).toBe(true));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm name and number' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ name: 'Kasuwa Sample Traders Ltd', registrationNumber: 'RC123456' }),
    );
    expect(await screen.findByText('Somebody else was faster')).toBeDefined();
  });

  it('are corrections for a Director, who sees what is said today beside what is asked for', async () => {
    const correction = {
      ...{ id: idOf(80), state: 'open', requestedAt: '2026-11-20T09:00:00.000Z', reason: 'I married.', answer: null },
      ...{ firstName: null, lastName: 'Musa', otherName: null, dateOfBirth: null, ninLast4: null, decidedAt: null },
      ...{ tpui: 'KD-0000-0412' },
      now: { firstName: 'Amina', lastName: 'Bello', otherName: '', dateOfBirth: null, ninLast4: null },
    };
    const { user, sent, panel } = await open(
      `?tab=requests&of=corrections&record=${correction.id}`,
      { ...waiting, 'GET /corrections': () => pageOf([correction]), 'POST /corrections/:id/decision': () => ({}) },
      'Tax Office Director',
    );
    expect(await panel().findByRole('row', { name: 'Last name Bello Musa' })).toBeDefined();
    await user.click(panel().getByRole('button', { name: 'Grant' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'We have seen the certificate.');
    await user.click(dialog.getByRole('button', { name: 'Grant' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ isGranted: true, answer: 'We have seen the certificate.' }));
  });

  const twoKinds = [
    aCaseItem(1, { kind: 'objection', state: 'lodged', reference: 'OBJ-2026-00000157', deadline: null }),
    aCaseItem(2, { kind: 'identity-confirmation', state: 'opened', reference: 'KD-0000-0413', deadline: null }),
  ];
  const all = {
    'GET /work': () => pageOf(twoKinds),
    'GET /work/kinds': () => [
      { kind: 'objection', open: 31, waiting: 4, nearest: '2026-12-07' },
      { kind: 'identity-confirmation', open: 2, waiting: 2, nearest: null },
    ],
  };

  it('stand in one list first, whatever their kind, with how many of each are open', async () => {
    const { asked } = await open('', all);
    expect(await screen.findByText('OBJ-2026-00000157')).toBeDefined();
    expect(screen.getByText('KD-0000-0413')).toBeDefined();
    const rows = asked.filter(({ call }) => call === 'GET /work');
    expect(rows.every(({ query }) => query.get('kind') === null)).toBe(true);
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of request' }));
    expect((await kinds.findByRole('link', { name: 'Objections 31' })).getAttribute('href')).toContain('of=objection');
    expect(kinds.getByRole('link', { name: 'All work 33' }).getAttribute('aria-current')).toBe('page');
  });

  it('are taken one after the other, the nearest legal end first; nothing that waits is said', async () => {
    let isOver = false;
    const { user, sent, search } = await open('?tab=requests&of=objection', {
      ...all,
      'POST /work/next': () => {
        if (isOver) return refusedWith('work.nothing-waits');
        isOver = true;
        return { id: idOf(1), kind: 'objection' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take next' }));
    await waitFor(() => expect(search()).toBe(`?tab=requests&of=objection&record=${idOf(1)}`));
    expect(sent).toEqual([{ call: 'POST /work/next', body: { kind: 'objection' } }]);
    await user.click(screen.getByRole('button', { name: 'Take next' }));
    expect(await screen.findByText('Nothing waits: every open case has its person.')).toBeDefined();
  });

  it('are organisations alone for an Officer', async () => {
    await open('?tab=requests&of=corrections', waiting);
    expect(await screen.findByText('Kasuwa Sample Traders Ltd')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Corrections' })).toBeNull();
  });
});
