import type { Language } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeSession, currentSession, openSession } from '../session/session-store.ts';
import { answering, opened, refusal } from '../testing/answers.ts';
import { StaffLogin } from './staff-login.tsx';

const title = { en: 'Admin', ha: 'Admin' };
const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [
    { path: '/admin-auth', element: <StaffLogin door="admin" title={title} /> },
    { path: '/superadmin', element: <StaffLogin door="superadmin" title={title} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ],
  loadMessages: async () => {},
});

type Answers = Parameters<typeof answering>[0];

async function open(answers: Answers = {}, { url = '/admin-auth', language = 'en' as Language } = {}) {
  const network = answering(answers);
  const view = await renderArea(area, url, {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  const here = () => view.router.state.location;
  return { ...network, address: () => here().pathname + here().search, state: (): unknown => here().state };
}

async function logIn(email = 'amina@example.ng', password = 'Correct horse 1!') {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const alert = () => within(screen.getAllByRole('alert').at(-1) as HTMLElement);
const challenge = { challenge: 'c', expiresAt: '2099-01-01T00:00:00.000Z' };

beforeEach(closeSession);

describe('a form that is not filled in', () => {
  it('says nothing while its button is pressed, which would move from under the finger; what is pressed says it', async () => {
    const { sent } = await open();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'amina@');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Login' }) });
    expect(screen.queryByText('Invalid email')).toBeNull();

    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('Invalid email')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent).toEqual([]);
  });

  it('says what is wrong at every field, goes to the first, and sends nothing', async () => {
    const { sent } = await open();

    await logIn('', '');

    expect(screen.getByText('Invalid email')).toBeDefined();
    expect(screen.getByText('Field is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent).toEqual([]);
  });

  it('says so once a field was changed and left, not before', async () => {
    await open();
    const email = screen.getByLabelText('Email');

    await userEvent.type(email, 'amina');
    expect(screen.queryByText('Invalid email')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Invalid email')).toBeDefined();
    await userEvent.type(email, '@example.ng');
    expect(screen.queryByText('Invalid email')).toBeNull();
  });

  it('speaks Hausa', async () => {
    await open({}, { language: 'ha' });

    await userEvent.click(screen.getByRole('button', { name: 'Shiga' }));

    expect(screen.getByText('Imel ɗin bai dace ba')).toBeDefined();
  });
});

it('leads back to the home page', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
});

describe('logging in', () => {
  it('says so while it lasts, with a button that cannot be pressed twice', async () => {
    let answer: (response: Response) => void = () => {};
    const { sent } = await open({ 'POST /sessions': () => new Promise((resolve) => (answer = resolve)) });

    await logIn();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in. Please wait...' });

    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(
      within(screen.getAllByRole('status')[0] as HTMLElement).getByText('Logging in. Please wait...'),
    ).toBeDefined();
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(sent).toHaveLength(1);
    answer(refusal(400, 'identity.invalid-credentials', 'The email or the password is not right'));
    await alert().findByText('The email or the password is not right');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('opens the session, clears the message and goes to the area', async () => {
    const { address } = await open({
      'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Admin') }),
    });

    await logIn();

    await waitFor(() => expect(address()).toBe('/admin'));
    expect(currentSession()).toMatchObject({ token: 'opaque-token', roles: ['Admin'], user: { firstName: 'Amina' } });
    expect(within(screen.getAllByRole('status')[0] as HTMLElement).queryByText(/Logging in/)).toBeNull();
  });

  it('goes back to where the person was, when they may enter there', async () => {
    const answers = { 'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Admin') }) };
    const { address } = await open(answers, { url: '/admin-auth?routeTo=%2Fadmin%2Fsettings%3Ftab%3D2' });

    await logIn();

    await waitFor(() => expect(address()).toBe('/admin/settings?tab=2'));
  });

  it('never follows a way back that leaves the portal', async () => {
    const answers = { 'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Admin') }) };
    const { address } = await open(answers, { url: '/admin-auth?routeTo=%2F%2Fevil.example%2Fadmin' });

    await logIn();

    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it.each([
    ['no usable answer', () => new Response('Bad Gateway', { status: 502 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the default message for %s', async (_, answer) => {
    await open({ 'POST /sessions': answer });

    await logIn();

    expect(await alert().findByText('An error occurred while logging in. Try again shortly')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('sends a person of another door there, with the way back, and opens nothing', async () => {
    const answers = { 'POST /sessions': () => Response.json({ outcome: 'other-door', redirectTo: '/superadmin' }) };
    const { address } = await open(answers, { url: '/admin-auth?routeTo=%2Fadmin%2Fcms' });

    await logIn();

    await waitFor(() => expect(address()).toBe('/superadmin?routeTo=%2Fadmin%2Fcms'));
    expect(currentSession()).toBeUndefined();
    expect(screen.getByText('Your account signs in here')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@example.ng');
  });

  it('sends a person whose door it does not name home, with a sentence and the email they typed', async () => {
    const { address, state } = await open({
      'POST /sessions': () => Response.json({ outcome: 'other-door', redirectTo: '/' }),
    });

    await logIn();

    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByText('Your account does not sign in at that page')).toBeDefined();
    expect(state()).toEqual({ email: 'amina@example.ng' });
  });

  it('says until when somebody has to wait, and leaves it there', async () => {
    const message = 'Too many attempts. Try again at 14:33, in 15 minutes';
    await open({ 'POST /sessions': () => refusal(429, 'request.rate-limited', message) });

    await logIn();

    expect(await screen.findAllByText(message)).toHaveLength(2);
    clearToasts();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
  });

  it('keeps no session of a role that the door does not admit, whatever the server says', async () => {
    const { address } = await open({
      'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Governor') }),
    });

    await logIn();

    await waitFor(() => expect(address()).toBe('/governor'));
    expect(currentSession()).toBeUndefined();
  });

  it('offers a new verification link when the email is not verified yet', async () => {
    const { sent } = await open({
      'POST /sessions': () => refusal(409, 'identity.email-not-verified', 'Verify your email first'),
      'POST /email-verifications': () => Response.json({}),
    });

    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('A new verification link has been sent to your email')).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ email: 'amina@example.ng' });
  });
});

describe('somebody who is signed in already', () => {
  it('goes straight to their area from their own door', async () => {
    await openSession({ token: 't', roles: ['Admin'], user: { email: 'a@b.ng' } });
    const { address } = await open();

    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('sees the form at another door', async () => {
    await openSession({ token: 't', roles: ['Governor'], user: { email: 'a@b.ng' } });
    const { address } = await open();

    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
    expect(address()).toBe('/admin-auth');
  });
});

it('keeps what the server knows this device by, and shows it at the next sign-in', async () => {
  localStorage.removeItem('pay_kd_device');
  const device = 'D'.repeat(43);
  const first = await open({
    'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Admin'), device }),
  });
  await logIn();
  await waitFor(() => expect(first.address()).toBe('/admin'));
  expect(first.sent.at(-1)?.body).not.toHaveProperty('device');
  cleanup();
  await closeSession();
  const { sent, address } = await open({
    'POST /sessions': () => Response.json({ outcome: 'signed-in', ...opened('Admin') }),
  });
  await logIn();
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(sent.at(-1)?.body).toMatchObject({ device });
  localStorage.removeItem('pay_kd_device');
});

describe('the second factor', () => {
  const required = () => Response.json({ outcome: 'second-factor-required', ...challenge });

  it('is a code of the app', async () => {
    const { sent, address } = await open({
      'POST /sessions': required,
      'POST /sessions/second-factor': () => Response.json(opened('Admin')),
    });

    await logIn();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enter your code'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Field is required')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), ' 123456 {Enter}');

    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sent.at(-1)).toEqual({ call: 'POST /sessions/second-factor', body: { challenge: 'c', code: '123456' } });
  });

  it('or a recovery code; a wrong one can be corrected', async () => {
    await open({
      'POST /sessions': required,
      'POST /sessions/second-factor': () =>
        refusal(400, 'identity.second-factor-invalid', 'That code is not right, or it was used already'),
    });

    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');

    expect(await alert().findByText('That code is not right, or it was used already')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('abcd-efgh');
    expect(currentSession()).toBeUndefined();
  });

  it('starts again when it took too long', async () => {
    await open({
      'POST /sessions': required,
      'POST /sessions/second-factor': () =>
        refusal(409, 'identity.challenge-expired', 'That took too long. Sign in again'),
    });

    await logIn();
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

    expect(await screen.findByRole('button', { name: 'Login' })).toBeDefined();
    expect(alert().getByText('That took too long. Sign in again')).toBeDefined();
  });

  it('is set up at the first sign-in; the recovery codes are shown once, and only then the session opens', async () => {
    const { sent, address } = await open({
      'POST /sessions': () =>
        Response.json({
          outcome: 'second-factor-enrolment',
          ...challenge,
          otpauthUri: 'otpauth://totp/Portal:amina?secret=JBSWY3DPEHPK3PXP',
          secret: 'JBSWY3DPEHPK3PXP',
        }),
      'POST /sessions/second-factor-enrolment': () =>
        Response.json({ ...opened('Admin'), recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
    });

    await logIn();
    expect(await screen.findByRole('img', { name: 'Code for your authenticator app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');

    expect(await screen.findByText('aaaa-1111')).toBeDefined();
    expect(currentSession()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the codes' }));
    expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));

    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sent.at(-1)?.body).toEqual({ challenge: 'c', code: '123456' });
  });
});
