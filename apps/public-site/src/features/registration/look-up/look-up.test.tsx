import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aLookUp,
  connectionLost,
  nin,
  openRegistration,
  problem,
  provedLookUp,
} from '../testing/open-registration.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const ninField = () => screen.findByLabelText<HTMLInputElement>('National Identification Number (NIN)');
const found = (change = {}) => ({
  '/registrations/look-ups': () => Response.json({ ...aLookUp(), sentTo: 'phone', ...change }),
});
const notFound = problem(
  404,
  'registration.nin-not-found',
  'The national identity register does not know this number. Check it and try again',
);
const away = problem(
  503,
  'registration.identity-provider-unavailable',
  'The national identity register does not answer at the moment. Try again in a few minutes',
);

beforeEach(() => sessionStorage.clear());

describe('/auth/register/{id}', () => {
  it.each([
    ['1', 'Register: Individual', 1],
    ['2', 'Register: Corporate', 2],
    ['3', 'Register: State Agency', 3],
    ['4', 'Register: Federal Agency', 4],
  ])('%s asks for the NIN and looks it up as that category', async (id, heading, agencyTypeId) => {
    const { sent, address } = await openRegistration(`/auth/register/${id}`, found());
    await title(heading);

    await userEvent.type(await ninField(), `${nin}{Enter}`);

    await waitFor(() => expect(address()).toBe(`/auth/register/${id}?step=code`));
    expect(sent).toEqual([['/registrations/look-ups', { agencyTypeId, nin }]]);
    expect(sessionStorage.getItem('pay_kd_reg_nin')).toBe(nin);
  });

  it.each(['5', '0', 'x', '1.0'])('%s is no category: the choice is offered again', async (id) => {
    const { address } = await openRegistration(`/auth/register/${id}`);

    await waitFor(() => expect(address()).toBe('/?a=register'));
  });

  it.each(['', '1234567890', '123456789012', '1234567890a'])(
    'refuses "%s" at the field and sends nothing',
    async (typed) => {
      const { sent } = await openRegistration('/auth/register/1');
      const field = await ninField();

      await userEvent.type(field, `${typed}{Enter}`);
      if (!typed) await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

      expect(screen.getByText('Unique identifier must be 11 digits.')).toBeDefined();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(sent).toEqual([]);
    },
  );

  it('takes a number written in groups', async () => {
    const { sent } = await openRegistration('/auth/register/1', found());

    await userEvent.type(await ninField(), '1234 567 8901{Enter}');

    await waitFor(() => expect(sent).toEqual([['/registrations/look-ups', { agencyTypeId: 1, nin }]]));
  });

  it('takes a virtual NIN in a field of its own', async () => {
    const { sent } = await openRegistration('/auth/register/1', found());
    await userEvent.click(await screen.findByRole('button', { name: 'Use a virtual NIN instead' }));
    const field = screen.getByLabelText('Virtual NIN');

    await userEvent.type(field, 'AB0123{Enter}');
    expect(screen.getByText('A virtual NIN has 16 characters, for example AB012345678910YZ.')).toBeDefined();
    await userEvent.type(field, '45678910YZ{Enter}');

    await waitFor(() =>
      expect(sent).toEqual([['/registrations/look-ups', { agencyTypeId: 1, virtualNin: 'AB012345678910YZ' }]]),
    );
  });

  it('goes straight to the signup when no code can be sent anywhere', async () => {
    const { address } = await openRegistration('/auth/register/1', found({ channels: [], sentTo: null }));

    await userEvent.type(await ninField(), `${nin}{Enter}`);

    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('says when the NIN is not known, and leads back to the number as it was typed', async () => {
    await openRegistration('/auth/register/1', { '/registrations/look-ups': notFound });
    await userEvent.type(await ninField(), `${nin}{Enter}`);
    const heading = await title('We could not find this NIN');

    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'Check the number' }));

    expect((await ninField()).value).toBe(nin);
    await waitFor(async () => expect(document.activeElement).toBe(await ninField()));
  });

  it('says when the register does not answer, and asks again with the same number', async () => {
    const { sent, answer, address } = await openRegistration('/auth/register/1', { '/registrations/look-ups': away });
    await userEvent.type(await ninField(), `${nin}{Enter}`);
    await title('The national identity register does not answer');

    answer(found());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(address()).toBe('/auth/register/1?step=code'));
    expect(sent.map(([, body]) => body.nin)).toEqual([nin, nin]);
  });

  it('has the specified words for a failure without any of its own', async () => {
    await openRegistration('/auth/register/1', { '/registrations/look-ups': connectionLost });

    await userEvent.type(await ninField(), `${nin}{Enter}`);

    await title('Your registration cannot go on at the moment');
    const words = screen.getAllByText('An error occurred. Refresh your browser and try again');
    expect(words).toHaveLength(2);
  });

  it('stays at the form when it was asked too often', async () => {
    await openRegistration('/auth/register/1', {
      '/registrations/look-ups': problem(429, 'request.rate-limited', 'Too many attempts. Wait a moment and try again'),
    });

    await userEvent.type(await ninField(), `${nin}{Enter}`);

    expect((await screen.findAllByText('Too many attempts. Wait a moment and try again')).length).toBeGreaterThan(0);
    expect((await ninField()).value).toBe(nin);
  });

  it('cannot be sent twice while it is looked up', async () => {
    const { sent } = await openRegistration('/auth/register/1', {
      '/registrations/look-ups': () => new Promise(() => {}),
    });

    await userEvent.type(await ninField(), `${nin}{Enter}{Enter}`);

    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Looking up your NIN. Please wait...',
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(sent).toHaveLength(1);
  });
});

describe('the proof', () => {
  const kept = JSON.stringify({ token: 'look-up-1', categoryId: 1, sentTo: 'phone' });
  const current = { '/registrations/look-ups/current': () => Response.json(aLookUp()) };
  const code = () => screen.findByLabelText<HTMLInputElement>('Code');

  beforeEach(() => {
    sessionStorage.setItem('pay_kd_reg_nin', nin);
    sessionStorage.setItem('pay_kd_reg_look_up', kept);
  });

  it('shows nothing of the person, and goes on by itself after the sixth digit', async () => {
    const { sent, address } = await openRegistration('/auth/register/1?step=code', {
      ...current,
      '/registrations/look-ups/proof': () => Response.json(provedLookUp),
    });
    await title('Prove that it is you');
    expect(document.body.textContent).not.toContain(nin);

    await userEvent.type(await code(), '123456');

    await waitFor(() => expect(address()).toBe('/signup'));
    expect(sent.filter(([path]) => path.endsWith('/proof'))).toEqual([
      ['/registrations/look-ups/proof', { lookUpToken: 'look-up-1', code: '123456' }],
    ]);
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Amina');
  });

  it('says at the field that a code is wrong, and keeps it there to be mended', async () => {
    await openRegistration('/auth/register/1?step=code', {
      ...current,
      '/registrations/look-ups/proof': problem(
        400,
        'registration.code-invalid',
        'That code is not right, or it works no more. Ask for a new one',
      ),
    });

    await userEvent.type(await code(), '123456');

    expect(await screen.findByText('That code is not right, or it works no more. Ask for a new one')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect((await code()).value).toBe('123456');
  });

  it('refuses what is no code without asking', async () => {
    const { sent } = await openRegistration('/auth/register/1?step=code', current);

    await userEvent.type(await code(), '123{Enter}');

    expect(screen.getByText('Enter the 6-digit code')).toBeDefined();
    expect(sent.map(([path]) => path)).toEqual(['/registrations/look-ups/current']);
  });

  it('sends a new code, by the other way too', async () => {
    const { sent } = await openRegistration('/auth/register/1?step=code', {
      ...current,
      '/registrations/look-ups/codes': () => Response.json({ sentTo: 'email' }),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code to the email' }));

    expect(await screen.findByText('A new code is on its way. The earlier ones no longer work.')).toBeDefined();
    expect(screen.getByText(/to the email that the national identity register knows/)).toBeDefined();
    expect(sent.at(-1)).toEqual(['/registrations/look-ups/codes', { lookUpToken: 'look-up-1', channel: 'email' }]);
  });

  it('says when there is an account already, with the ways to it', async () => {
    await openRegistration('/auth/register/1?step=code', {
      ...current,
      '/registrations/look-ups/proof': problem(
        409,
        'registration.already-registered',
        'There is an account for this NIN already. Sign in, or reset your password',
      ),
    });

    await userEvent.type(await code(), '123456');

    await title('You have an account already');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/?a=login');
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/?a=forgot-password');
  });

  it('says when it took too long, and leads to the NIN, which is still there', async () => {
    const { router } = await openRegistration('/auth/register/1?step=code', {
      '/registrations/look-ups/current': problem(
        409,
        'registration.look-up-expired',
        'That took too long. Enter your NIN again',
      ),
    });
    await title('That took too long');

    await userEvent.click(screen.getByRole('link', { name: 'Enter your NIN again' }));

    expect(router.state.location.pathname).toBe('/auth/register/1');
    expect((await ninField()).value).toBe(nin);
  });

  it('can be left out', async () => {
    const { address } = await openRegistration('/auth/register/1?step=code', current);

    await userEvent.click(await screen.findByRole('link', { name: 'Continue without a code' }));

    expect(address()).toBe('/signup');
  });

  it('is not asked for without a look-up, nor for another category', async () => {
    const { address } = await openRegistration('/auth/register/2?step=code');

    await waitFor(() => expect(address()).toBe('/auth/register/2'));
  });
});
