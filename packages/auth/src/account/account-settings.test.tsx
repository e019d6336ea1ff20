import type { SecondFactorView } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentSession, openSession } from '../session/session-store.ts';
import { answering, refusal } from '../testing/answers.ts';
import { AccountSettings } from './account-settings.tsx';

const here = {
  id: '019aa000-0000-7000-8000-000000000001',
  isCurrent: true,
  device: 'Chrome on Android',
  address: '41.58.0.1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
};
const there = { ...here, id: '019aa000-0000-7000-8000-000000000002', isCurrent: false, device: 'Firefox on Windows' };
const off: SecondFactorView = { isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 };
const on: SecondFactorView = {
  isEnrolled: true,
  isRequired: false,
  enrolledAt: '2026-11-20T08:00:00.000Z',
  recoveryCodesLeft: 10,
};
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const area = defineArea({
  id: 'taxpayer',
  navigation: [],
  routes: [{ path: '/user/settings', element: <AccountSettings title={{ en: 'Profile', ha: 'Bayanana' }} /> }],
  loadMessages: async () => {},
});

async function open(answers: Parameters<typeof answering>[0] = {}, factor = off, sessions = [here, there]) {
  const network = answering({
    'GET /account/second-factor': () => Response.json(factor),
    'GET /sessions': () => Response.json(sessions),
    ...answers,
  });
  await renderArea(area, '/user/settings', {
    fetch: network.fetch,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  const calls = () => network.sent.filter(({ call }) => !call.startsWith('GET'));
  return { ...network, calls };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(within_.getByRole('button', { name }));

beforeEach(async () => {
  clearToasts();
  await openSession({
    token: 't',
    roles: ['Individual'],
    user: { email: 'amina@example.ng', firstName: 'Amina', lastName: 'Bello', tpui: 'KD-1' },
  });
});

it('shows who the person is to the portal', async () => {
  await open();
  for (const text of ['Amina Bello', 'amina@example.ng', 'Individual', 'KD-1']) {
    expect(section('Your details').getByText(text)).toBeDefined();
  }
});

it('says how to prove a NIN that is not proved, and to nobody else', async () => {
  await open();
  expect(screen.queryByText('Your NIN is not proved yet')).toBeNull();
  cleanup();
  const user = { email: 'amina@example.ng', scope: { kind: 'unproved' } } as const;
  await openSession({ token: 't', roles: ['Individual'], user });
  await open();
  expect(section('Your details').getByText('Your NIN is not proved yet')).toBeDefined();
  expect(section('Your details').getByText(/visit a tax office/)).toBeDefined();
});

it('takes a picture, shows it, and takes it away again', async () => {
  await open({
    'POST /account/picture': () => Response.json({ avatar: '/api/v1/pictures/of-mine' }),
    'DELETE /account/picture': () => Response.json({}),
  });
  const picture = section('Your picture');
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  await userEvent.upload(picture.getByLabelText('Your picture', { selector: 'input' }), file);
  expect((await picture.findByRole('img', { name: 'Your picture' })).getAttribute('src')).toBe(
    '/api/v1/pictures/of-mine',
  );
  expect(currentSession()?.user.avatar).toBe('/api/v1/pictures/of-mine');
  await press('Remove the picture', picture);
  await screen.findByText('Your picture is removed');
  expect(currentSession()?.user.avatar).toBeUndefined();
  expect(picture.queryByRole('img')).toBeNull();
});

describe('where one is signed in', () => {
  it('lists every place, ends one, and never the one that is used', async () => {
    const { calls } = await open({ [`DELETE /sessions/${there.id}`]: () => Response.json({}) });
    const list = section('Where you are signed in');
    expect(await list.findByText('This device')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out of Chrome on Android' })).toBeNull();
    await press('Sign out of Firefox on Windows');

    await screen.findByText('Signed out there');
    expect(calls()).toEqual([{ call: `DELETE /sessions/${there.id}`, body: undefined }]);
  });

  it('takes one that ended meanwhile for ended', async () => {
    await open({ [`DELETE /sessions/${there.id}`]: () => refusal(404, 'route.not-found', 'Nothing') });
    await screen.findByText('Firefox on Windows');
    await press('Sign out of Firefox on Windows');

    expect(await screen.findByText('Signed out there')).toBeDefined();
  });

  it('ends all others at once and says how many', async () => {
    const { calls } = await open({ 'DELETE /sessions/others': () => Response.json({ ended: 1 }) });
    await screen.findByText('Firefox on Windows');
    await press('Sign out everywhere else');

    expect(await screen.findByText('Signed out of one other place')).toBeDefined();
    expect(calls()).toHaveLength(1);
  });

  it('offers nothing to end when there is nothing else', async () => {
    await open({}, off, [here]);
    expect(await screen.findByText('You are signed in nowhere else.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('that cannot be loaded can be tried again', async () => {
    let isUp = false;
    await open({ 'GET /sessions': () => (isUp ? Response.json([here]) : new Response(null, { status: 502 })) });
    await screen.findByText('We could not load where you are signed in.');
    isUp = true;
    await press('Try again');
    expect(await screen.findByText('This device')).toBeDefined();
  });
});

describe('the own password', () => {
  async function fill(oldPassword: string, password: string, repeated = password) {
    const form = section('Password');
    if (oldPassword) await userEvent.type(form.getByLabelText('Password you have now'), oldPassword);
    if (password) await userEvent.type(form.getByLabelText('New Password'), password);
    if (repeated) await userEvent.type(form.getByLabelText('Repeat password'), repeated);
    await press('Change password');
  }

  it('changes with the old one, and the form is empty afterwards', async () => {
    const { calls } = await open({ 'POST /account/password': () => Response.json({}) });
    await fill('Old-Password-1', 'Harmattan-2026!');

    await screen.findByText('Password changed. You are signed out everywhere but here.');
    expect(calls()).toEqual([
      {
        call: 'POST /account/password',
        body: { oldPassword: 'Old-Password-1', password: 'Harmattan-2026!', confirmPassword: 'Harmattan-2026!' },
      },
    ]);
    expect(section('Password').getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  });

  it('sends nothing while a field is wrong, and goes to the first', async () => {
    const { calls } = await open();
    await fill('', 'Harmattan-2026!', 'Harmattan-2025!');

    expect(section('Password').getByText('The passwords must match')).toBeDefined();
    expect(document.activeElement).toBe(section('Password').getByLabelText('Password you have now'));
    expect(calls()).toEqual([]);
  });

  it('that was entered wrongly is said at its field; nothing typed is lost', async () => {
    await open({
      'POST /account/password': () => refusal(400, 'identity.invalid-credentials', 'The email or the password…'),
    });
    await fill('Old-Password-1', 'Harmattan-2026!');

    expect(await screen.findByText('This is not the password you have now')).toBeDefined();
    expect(section('Password').getByLabelText<HTMLInputElement>('New Password').value).toBe('Harmattan-2026!');
  });

  it.each([
    [refusal(422, 'identity.password-known', 'This password is known'), 'This password is known'],
    [new Response(null, { status: 502 }), 'An error occurred while changing password'],
  ])('that cannot be set says why', async (answer, message) => {
    await open({ 'POST /account/password': () => answer.clone() });
    await fill('Old-Password-1', 'Harmattan-2026!');

    expect(await screen.findByText(message)).toBeDefined();
  });
});

describe('the second factor', () => {
  const challenge = {
    challenge: 'c',
    expiresAt: '2099-01-01T00:00:00.000Z',
    otpauthUri: 'otpauth://totp/x',
    secret: 'ABCD',
  };

  it('is switched on with the password and the first code; the codes are kept before anything goes on', async () => {
    const { calls } = await open({
      'POST /account/second-factor/enrolment': () => Response.json(challenge),
      'POST /account/second-factor/confirmation': () => Response.json({ recoveryCodes: codes }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
    const factor = section('Second factor');
    await userEvent.type(await factor.findByLabelText('Password'), 'Old-Password-1{Enter}');
    await userEvent.type(await factor.findByLabelText('Code'), '123456{Enter}');
    await factor.findByText(codes[0] ?? '');
    await press('I have kept them');

    await screen.findByText('The second factor protects your account now');
    expect(calls().map(({ body }) => body)).toEqual([
      { password: 'Old-Password-1' },
      { challenge: 'c', code: '123456' },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Second factor'));
  });

  it('is switched off with password and code, each refused at its field', async () => {
    const answers = [
      () => refusal(400, 'identity.invalid-credentials', 'x'),
      () => refusal(400, 'identity.second-factor-invalid', 'That code is not right, or it was used already'),
      () => Response.json({}),
    ];
    const { calls } = await open(
      { 'POST /account/second-factor/removal': () => answers.shift()?.() ?? new Response() },
      on,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    const factor = section('Second factor');
    await userEvent.type(await factor.findByLabelText('Password'), 'Old-Password-1');
    await userEvent.type(factor.getByLabelText('Code or recovery code'), '123456');
    await press('Switch off', factor);
    await factor.findByText('This is not your password');
    await press('Switch off', factor);
    await factor.findByText('That code is not right, or it was used already');
    await press('Switch off', factor);

    expect(await screen.findByText('The second factor is switched off')).toBeDefined();
    expect(calls()).toHaveLength(3);
  });

  it('that a role must have offers new codes only, and warns when few are left', async () => {
    await open({}, { ...on, isRequired: true, recoveryCodesLeft: 1 });

    expect(await screen.findByText('One recovery code is left.')).toBeDefined();
    expect(screen.getByText('Your role must have a second factor: it cannot be switched off.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeDefined();
  });
});
