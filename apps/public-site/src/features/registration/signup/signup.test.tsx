import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost, nin, openRegistration, problem } from '../testing/open-registration.tsx';
import {
  accepted,
  completesDetails,
  completesPassword,
  field,
  fill,
  givenLookUp,
  next,
  openSignup,
  password,
  proved,
  summary,
  title,
  unproved,
} from '../testing/open-signup.tsx';

beforeEach(givenLookUp);

describe('/signup', () => {
  it('sends whoever comes without a NIN to the login', async () => {
    sessionStorage.clear();
    const { router } = await openRegistration('/signup');
    const visited: string[] = [];
    router.subscribe(({ location, navigation }) =>
      visited.push(location.pathname, navigation.location?.pathname ?? ''),
    );

    await waitFor(() => expect(visited).toContain('/login'));
  });

  it('sends everything as specified, goes to the notice, and keeps nothing behind', async () => {
    const { sent, address } = await openSignup('/signup', { ...proved, ...accepted });
    await completesDetails();

    await completesPassword();

    await title('Email Verification Sent');
    await waitFor(() => expect(address()).toBe('/email-notice'));
    expect(screen.getByText(/was sent to amina@example\.ng/)).toBeDefined();
    expect(sent.at(-1)).toEqual([
      '/registrations',
      {
        lookUpToken: 'look-up-1',
        nin,
        agencyTypeId: 1,
        agent_type: 'Individual',
        agency: '',
        agencyId: '',
        agentUid: '',
        agencyRcNumber: '',
        userName: 'kd-7h2k9m3p',
        firstName: 'Amina',
        lastName: 'Bello',
        middleName: '',
        email: 'amina@example.ng',
        phoneNumber: '08031234567',
        dateOfBirth: '1990-02-28',
        genderId: 1,
        occupation: 'Tailor',
        nationality: 'Nigerian',
        stateId: 19,
        lgaId: 31,
        addressLine1: '5 Emir Road',
        addressLine2: '',
        postalCode: '',
        password,
        confirmPassword: password,
      },
    ]);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['pay_kd_reg_email']));
  });

  it('gives a draft back after a reload, without NIN and password in it', async () => {
    const first = await openSignup();
    await completesDetails();
    fill('Password', password);
    expect(sessionStorage.getItem('pay_kd_reg_draft')).not.toContain(nin);
    expect(JSON.stringify(sessionStorage)).not.toContain(password);
    first.unmount();

    await openRegistration('/signup?step=password', proved);
    await title('Create password');
    expect(field('Password').value).toBe('');
    first.unmount();
    await openSignup();

    expect(screen.getAllByLabelText<HTMLInputElement>('Occupation').at(-1)?.value).toBe('Tailor');
  });

  it('Back leads to step 1 with everything in it, and forward to the password as it was', async () => {
    const { router } = await openSignup();
    await completesDetails();
    fill('Password', password);

    await router.navigate(-1);
    await title('Complete Registration');
    expect(field('Occupation').value).toBe('Tailor');
    await waitFor(() => expect(field('City (LGA)').value).toBe('31'));
    await router.navigate(1);

    await title('Create password');
    expect(field('Password').value).toBe(password);
  });

  it('the second step is not entered before the first is right', async () => {
    const { address } = await openSignup('/signup?step=password', unproved);

    expect(address()).toBe('/signup');
  });

  it('has live hints and refuses a password that keeps not every rule, or was not repeated', async () => {
    const { sent } = await openSignup();
    await completesDetails();

    await completesPassword('harmattan');
    const hint = (text: string) => screen.getByText(text).getAttribute('data-state');
    expect([hint('At least 8 characters'), hint('One uppercase letter'), hint('Passwords match')]).toEqual([
      'kept',
      'open',
      'kept',
    ]);
    expect(screen.getByText('The password does not keep every rule')).toBeDefined();

    fill('Password', password);
    await userEvent.type(field('Password'), '{Enter}');
    expect(screen.getByText('The passwords must match')).toBeDefined();
    expect(sent.some(([path]) => path === '/registrations')).toBe(false);
  });

  it('says that the registration is being completed, and takes it once', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const { sent } = await openSignup('/signup', { ...proved, '/registrations': () => answered });
    await completesDetails();
    await completesPassword();

    const button = await screen.findByRole('button', { name: 'Completing registration. Please wait...' });
    await userEvent.click(button);
    answer(Response.json({ email: 'amina@example.ng' }));
    await title('Email Verification Sent');
    expect(sent.filter(([path]) => path === '/registrations')).toHaveLength(1);
  });

  it('says so at the form when registering fails, loses nothing, and can be sent again', async () => {
    const { answer } = await openSignup('/signup', { ...proved, '/registrations': connectionLost });
    await completesDetails();
    await completesPassword();

    expect((await summary()).textContent).toContain(
      'Your registration could not be completed. Nothing you typed is lost.',
    );
    expect(field('Password').value).toBe(password);
    answer(accepted);
    await userEvent.click(screen.getByRole('button', { name: 'Complete registration' }));

    await title('Email Verification Sent');
  });

  it('says where to look when an answer was lost and the second try finds the registration over', async () => {
    const { answer } = await openSignup('/signup', { ...proved, '/registrations': connectionLost });
    await completesDetails();
    await completesPassword();
    await summary();
    answer({ '/registrations': problem(409, 'registration.look-up-expired', 'Enter your NIN again') });
    await userEvent.click(screen.getByRole('button', { name: 'Complete registration' }));

    await title('Your registration may have reached us');
    expect(screen.getByText(/open the link in our message/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter your NIN again' })).toBeDefined();
  });

  it('tells password managers whose password it is', async () => {
    await openSignup('/signup', proved);
    await completesDetails();
    const form = (await screen.findByLabelText('Password')).closest('form');
    expect(form?.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('amina@example.ng');
  });

  it('marks a password that is known', async () => {
    const message = 'This password is known from a leak or is too common. Choose another one';
    await openSignup('/signup', { ...proved, '/registrations': problem(422, 'identity.password-known', message) });
    await completesDetails();
    await completesPassword();

    await userEvent.click(await screen.findByRole('link', { name: message }));

    expect(document.activeElement).toBe(field('Password'));
    expect(screen.getByText('Not a known leaked or common password').getAttribute('data-state')).toBe('broken');
  });

  it('leads back to fields the server refuses, with its words', async () => {
    const { answer } = await openSignup('/signup', {
      ...proved,
      '/registrations': problem(422, 'request.invalid', 'Some of the values sent are not valid', {
        postalCode: 'Too long',
      }),
    });
    await completesDetails();
    await completesPassword();
    await title('Complete Registration');

    expect(screen.getByRole('link', { name: 'Postal code (optional): Too long' })).toBeDefined();
    answer(accepted);
    await userEvent.type(field('Postal code (optional)'), '1');
    await next();
    await title('Create password');

    expect(field('Password').value).toBe(password);
  });

  it('has a screen for details that differ from the register, which leads to them', async () => {
    const message = 'These details do not agree with the national identity register';
    const differs = { firstName: 'Write it as on the NIN slip' };
    await openSignup('/signup', {
      ...proved,
      '/registrations': problem(422, 'registration.details-mismatch', message, differs),
    });
    await completesDetails();
    await completesPassword();
    await title('Your details differ from the national identity register');

    await userEvent.click(screen.getByRole('button', { name: 'Correct the details' }));

    await title('Complete Registration');
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(field('First name').value).toBe('Amina');
  });

  it.each([
    ['registration.already-registered', 'You have an account already'],
    ['registration.look-up-expired', 'That took too long'],
  ])('has a screen for %s, and keeps the draft', async (code, heading) => {
    await openSignup('/signup', { ...proved, '/registrations': problem(409, code, 'The server’s words') });
    await completesDetails();
    await completesPassword();

    await title(heading);
    expect(screen.getByText('The server’s words')).toBeDefined();
    expect(sessionStorage.getItem('pay_kd_reg_draft')).toContain('Tailor');
  });
});
