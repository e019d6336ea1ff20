import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

const works = async () => Response.json({});
const breaks = async () => new Response('', { status: 502 });
const refuses =
  (code: string, message: string, status = 409) =>
  async () =>
    Response.json({ type: '', title: '', status, code, message }, { status });
const usedOrOver = 'This link was used already or has expired. Ask for a new one';

async function open(url: string, answer: () => Promise<Response> = works, language: 'en' | 'ha' = 'en') {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const { router } = await renderArea(area, url, {
    fetch: withoutBanners(fetch),
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  const sent = () =>
    fetch.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([input, init]) => [new URL(String(input)).pathname.replace('/api/v1', ''), JSON.parse(String(init?.body))]);
  return { fetch, sent, router, address: () => router.state.location.pathname + router.state.location.search };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const good = 'Harmattan-2026';

beforeEach(() => sessionStorage.clear());
afterEach(clearToasts);

describe('/forgot-password', () => {
  it('has its own words for what is wrong, and sends nothing', async () => {
    const { sent } = await open('/forgot-password');
    await title('Forgot password');

    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(screen.getByText('email is required')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Email'), 'amina{Enter}');

    expect(screen.getByText('email is not valid')).toBeDefined();
    expect(sent()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  it('informs, and shows the notice', async () => {
    const { sent, address } = await open('/forgot-password');

    await userEvent.type(await screen.findByLabelText('Email'), 'amina@example.ng{Enter}');

    await waitFor(() => expect(address()).toBe('/?a=reset-message'));
    expect(screen.getByText('Check your inbox for a password reset email')).toBeDefined();
    expect(sent()).toEqual([['/password-resets', { email: 'amina@example.ng' }]]);
  });

  it('says to confirm the address when the call fails', async () => {
    await open('/forgot-password', breaks);

    await userEvent.type(await screen.findByLabelText('Email'), 'amina@example.ng{Enter}');

    expect(await screen.findByText('Confirm you have the right email')).toBeDefined();
  });
});

describe('/reset_password', () => {
  it('takes the token out of the address and asks for both passwords', async () => {
    const { address, sent } = await open('/reset_password?token=one-time');
    await title('Reset password');

    await waitFor(() => expect(address()).toBe('/reset_password'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));

    expect(screen.getByText('New password is required')).toBeDefined();
    expect(screen.getByText('Confirm password is required')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('sets the password with that token and leads to the login', async () => {
    const { address, sent } = await open('/reset_password?token=one-time');

    await userEvent.type(await screen.findByLabelText('Password'), good);
    await userEvent.type(screen.getByLabelText('Confirm password'), `${good}{Enter}`);

    await waitFor(() => expect(address()).toBe('/?a=login'));
    expect(screen.getByText('Password successfully reset')).toBeDefined();
    expect(sent()).toEqual([
      ['/password-resets/completion', { token: 'one-time', password: good, confirmPassword: good }],
    ]);
  });

  it('keeps what was typed when it fails, and names a password that is known', async () => {
    const message = 'This password is known from a leak or is too common. Choose another one';
    await open('/reset_password?token=one-time', refuses('identity.password-known', message, 422));

    await userEvent.type(await screen.findByLabelText('Password'), good);
    await userEvent.type(screen.getByLabelText('Confirm password'), `${good}{Enter}`);

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(good);
    expect(screen.getByText('Not a known leaked or common password').getAttribute('data-state')).toBe('broken');
  });

  it('offers a new link when there is none in the address', async () => {
    await open('/reset_password');

    expect((await screen.findByRole('link', { name: 'Ask for a new link' })).getAttribute('href')).toBe(
      '/?a=forgot-password',
    );
  });

  it('says that its link works no more, where the form was, and offers a new one', async () => {
    await open('/reset_password?token=used', refuses('identity.link-invalid', usedOrOver));

    await userEvent.type(await screen.findByLabelText('Password'), good);
    await userEvent.type(screen.getByLabelText('Confirm password'), `${good}{Enter}`);

    expect(await screen.findByText(usedOrOver)).toBeDefined();
    const told = screen.getByRole('heading', { name: 'This link works no more. Nothing was changed' });
    expect(document.activeElement).toBe(told);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/?a=forgot-password');
  });
});

describe('/email-notice', () => {
  it('says where the email went, keeps it for the tab and not in the address, and sends it again', async () => {
    const { address, sent } = await open('/email-notice?email=amina%40example.ng');
    await title('Email Verification Sent');

    await waitFor(() => expect(address()).toBe('/email-notice'));
    expect(sessionStorage.getItem('pay_kd_reg_email')).toBe('amina@example.ng');
    expect(screen.getByText(/was sent to amina@example\.ng/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('A new verification link has been sent to your email')).toBeDefined();
    expect(sent()).toEqual([['/email-verifications', { email: 'amina@example.ng' }]]);
    expect(screen.getByRole('link', { name: 'Continue to login' }).getAttribute('href')).toBe('/?a=login');
  });

  it('sends whoever comes without an address to the login', async () => {
    const { router } = await open('/email-notice');
    const visited: string[] = [];
    router.subscribe(({ location, navigation }) =>
      visited.push(location.pathname, navigation.location?.pathname ?? ''),
    );

    await waitFor(() => expect(visited).toContain('/login'));
  });

  it('says that it is being sent, until it is', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<Response>();
    await open('/email-notice?email=amina%40example.ng', () => sent);

    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('Sending new verification email. Please wait...')).toBeDefined();
    send(Response.json({}));
    expect(await screen.findByText('A new verification link has been sent to your email')).toBeDefined();
  });

  it('says so when sending again fails', async () => {
    await open('/email-notice?email=amina%40example.ng', breaks);

    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('An error occurred while verifying email. Try again shortly')).toBeDefined();
  });
});

describe('/stop_recovery', () => {
  it('stops by a press, not by being opened: a scanner that runs script stops nothing', async () => {
    const { address, sent } = await open('/stop_recovery?token=signed');
    await title('Is somebody taking your account?');
    await waitFor(() => expect(address()).toBe('/stop_recovery'));
    expect(sent()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'It was not me: stop it' }));
    await title('Stopped');
    expect(sent()).toEqual([['/account-recoveries/stops', { token: 'signed' }]]);
  });

  it('says that it is too late and whom to tell, and lets try again what merely failed', async () => {
    const over = 'The account has been given to the new address already. Contact us at once';
    const { fetch } = await open('/stop_recovery?token=signed', breaks);
    await userEvent.click(await screen.findByRole('button', { name: 'It was not me: stop it' }));
    expect(await screen.findByText('It could not be stopped just now. Try again shortly')).toBeDefined();

    fetch.mockImplementation(refuses('account-recovery.over', over));
    await userEvent.click(screen.getByRole('button', { name: 'It was not me: stop it' }));
    expect(await screen.findByText(over)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
    expect(screen.queryByRole('button', { name: 'It was not me: stop it' })).toBeNull();
  });

  it('says when the address was cut off, and speaks Hausa', async () => {
    await open('/stop_recovery', works, 'ha');
    await title('Wani yana karɓar asusunka?');
    expect(screen.getByText('An yanke wannan adireshi. Sake buɗe hanyar da ke cikin saƙon')).toBeDefined();
  });
});

describe('/verify_email', () => {
  it('verifies by itself, once, and leads to the login', async () => {
    let settle: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const { address, sent } = await open('/verify_email?token=one-time', async () => {
      await gate;
      return works();
    });
    await title('Verifying email');
    expect(screen.getByText('Verifying your account. Please wait...')).toBeDefined();
    await waitFor(() => expect(address()).toBe('/verify_email'));
    settle();

    await title('Email Verified');
    expect(screen.getByText('You have successfully verified your account.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/?a=login');
    expect(sent()).toEqual([['/email-verifications/completion', { token: 'one-time' }]]);
  });

  it('says when it failed, and sends a new link to the address the token was for', async () => {
    const { fetch, sent } = await open('/verify_email?token=one-time', breaks);
    await title('Oops! We Could not Verify Your Email');

    expect(screen.getByText('Your email verification failed')).toBeDefined();
    expect(screen.getByText('An error occurred while verifying email. Try again shortly')).toBeDefined();
    fetch.mockImplementation(works);
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('A new verification link has been sent to your email')).toBeDefined();
    expect(sent().at(-1)).toEqual(['/email-verifications', { token: 'one-time' }]);
  });

  it('leads whoever opened a link twice to the login', async () => {
    await open('/verify_email?token=used', refuses('identity.link-invalid', usedOrOver));
    await title('Oops! We Could not Verify Your Email');

    expect(screen.getByText('You may have verified it already: then you can sign in.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/?a=login');
  });

  it('asks for the address when nobody knows the token, as of a link that was cut off', async () => {
    const { fetch, sent } = await open('/verify_email?token=one-ti', refuses('identity.link-invalid', usedOrOver));
    await title('Oops! We Could not Verify Your Email');
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));

    const email = await screen.findByLabelText('Email of your account');
    expect(screen.queryByText('A new verification link has been sent to your email')).toBeNull();
    fetch.mockImplementation(works);
    await userEvent.type(email, 'amina@example.ng{Enter}');

    expect(await screen.findByText('A new verification link has been sent to your email')).toBeDefined();
    expect(sent().at(-1)).toEqual(['/email-verifications', { email: 'amina@example.ng' }]);
  });

  it('asks for the address when there is no token', async () => {
    const { sent } = await open('/verify_email');

    await userEvent.type(await screen.findByLabelText('Email of your account'), 'amina@example.ng{Enter}');

    await waitFor(() => expect(sent()).toEqual([['/email-verifications', { email: 'amina@example.ng' }]]));
  });

  it('speaks Hausa', async () => {
    await open('/verify_email?token=one-time', works, 'ha');

    await title('An tabbatar da imel');
  });
});
