import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  aLookUp,
  aPreRegistration,
  connectionLost,
  nin,
  openRegistration,
  problem,
  provedLookUp,
} from '../testing/open-registration.tsx';

const password = 'Harmattan-2026';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const summary = async () =>
  (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement;
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const proved: Answers = { '/registrations/look-ups/current': () => Response.json(provedLookUp) };
const unproved: Answers = { '/registrations/look-ups/current': () => Response.json(aLookUp()) };
const accepted: Answers = { '/registrations': () => Response.json({ email: 'amina@example.ng' }) };

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('pay_kd_reg_nin', nin);
  sessionStorage.setItem('pay_kd_reg_look_up', JSON.stringify({ token: 'look-up-1', categoryId: 1, sentTo: 'phone' }));
});

async function open(url = '/signup', answers: Answers = proved, language: 'en' | 'ha' = 'en') {
  const page = await openRegistration(url, answers, language);
  await screen.findByRole('combobox', { name: language === 'en' ? 'State' : 'Jiha' });
  return page;
}

/** At once rather than key by key: these tests are not about typing. */
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** What the register does not know. */
async function completesDetails() {
  fill('Occupation', 'Tailor');
  await userEvent.selectOptions(field('State'), await screen.findByRole('option', { name: 'Kaduna' }));
  await userEvent.selectOptions(field('City (LGA)'), await screen.findByRole('option', { name: 'Zaria' }));
  fill('Address 1', '5 Emir Road');
  await next();
  await title('Create password');
}

async function completesPassword(chosen = password) {
  fill('Password', chosen);
  fill('Confirm password', chosen);
  await userEvent.type(field('Confirm password'), '{Enter}');
}

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

  it('shows three steps, the notice, and the user name and NIN disabled', async () => {
    await open();

    expect(
      within(screen.getByRole('list', { name: 'Steps of the registration' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('Any member of the public may create an account.')).toBeDefined();
    expect(field('Username')).toMatchObject({ value: 'kd-7h2k9m3p', disabled: true });
    expect(field('NIN')).toMatchObject({ value: '•••••••8901', disabled: true });
    expect(field('Nationality').value).toBe('Nigerian');
    expect(screen.queryByLabelText('Agency')).toBeNull();
  });

  it('opens with empty fields before proof, and says how to have them filled in', async () => {
    await open('/signup', unproved);

    expect(field('First name').value).toBe('');
    expect(screen.getByRole('link', { name: 'Fill them in with a code' }).getAttribute('href')).toBe(
      '/auth/register/1?step=code',
    );
  });

  it('names every field that is missing, focuses the summary, and each line leads to its field', async () => {
    const { sent } = await open('/signup', unproved);

    await next();

    const problems = await summary();
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'First name: Field is required',
      'Last name: Field is required',
      'Email: Field is required',
      'Phone number: Field is required',
      'Date of birth: Field is required',
      'Gender: Field is required',
      'Occupation: Field is required',
      'State: Field is required',
      'City (LGA): Field is required',
      'Address 1: Field is required',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(problems));
    await userEvent.click(within(problems).getByRole('link', { name: /^Phone number/ }));
    expect(document.activeElement).toBe(field('Phone number'));
    expect(sent.map(([path]) => path)).toEqual(['/registrations/look-ups/current']);
  });

  it.each([
    ['Email', 'amina', 'Email is not valid'],
    ['Date of birth', '31/02/1990', 'Enter the date as DD/MM/YYYY'],
    ['Date of birth', '28/02/2190', 'Enter a date in the past'],
    ['Phone number', '12', 'Enter a phone number such as 08031234567 or +2348031234567'],
  ])('says what is wrong with %s "%s" when it is left', async (label, typed, message) => {
    await open('/signup', unproved);

    await userEvent.type(field(label), typed);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();

    expect(await screen.findByText(message)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the local governments of the chosen state, once each, and forgets the city with its state', async () => {
    const { asked } = await open();
    expect(field('City (LGA)').textContent).toBe('Choose the state first');

    await userEvent.selectOptions(field('State'), await screen.findByRole('option', { name: 'Kaduna' }));
    await userEvent.selectOptions(field('City (LGA)'), await screen.findByRole('option', { name: 'Zaria' }));
    await userEvent.selectOptions(field('State'), 'Kano');
    await screen.findByRole('option', { name: 'Dala' });
    expect(field('City (LGA)').value).toBe('');
    await userEvent.selectOptions(field('State'), 'Kaduna');

    await screen.findByRole('option', { name: 'Zaria' });
    expect([asked('/lgas?stateId=19'), asked('/lgas?stateId=20')]).toEqual([1, 1]);
  });

  it('offers a list again that could not be loaded; the rest of the form goes on', async () => {
    const { answer } = await open('/signup', { ...proved, '/lookups/states': connectionLost });
    const alert = await screen.findByText('This list could not be loaded.');

    answer({ '/lookups/states': () => Response.json([{ id: 19, displayField: 'Kaduna' }]) });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('option', { name: 'Kaduna' })).toBeDefined();
  });

  it('sends everything as specified, goes to the notice, and keeps nothing behind', async () => {
    const { sent, address } = await open('/signup', { ...proved, ...accepted });
    await completesDetails();

    await completesPassword();

    await title('Email Verification Sent');
    expect(address()).toBe('/email-notice');
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
    const first = await open();
    await completesDetails();
    fill('Password', password);
    expect(sessionStorage.getItem('pay_kd_reg_draft')).not.toContain(nin);
    expect(JSON.stringify(sessionStorage)).not.toContain(password);
    first.unmount();

    await openRegistration('/signup?step=password', proved);
    await title('Create password');
    expect(field('Password').value).toBe('');
    first.unmount();
    await open();

    expect(screen.getAllByLabelText<HTMLInputElement>('Occupation').at(-1)?.value).toBe('Tailor');
  });

  it('Back leads to step 1 with everything in it, and forward to the password as it was', async () => {
    const { router } = await open();
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
    const { address } = await open('/signup?step=password', unproved);

    expect(address()).toBe('/signup');
  });

  it('has live hints and refuses a password that keeps not every rule, or was not repeated', async () => {
    const { sent } = await open();
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
    const { sent } = await open('/signup', { ...proved, '/registrations': () => answered });
    await completesDetails();
    await completesPassword();

    const button = await screen.findByRole('button', { name: 'Completing registration. Please wait...' });
    await userEvent.click(button);
    answer(Response.json({ email: 'amina@example.ng' }));
    await title('Email Verification Sent');
    expect(sent.filter(([path]) => path === '/registrations')).toHaveLength(1);
  });

  it('says so at the form when registering fails, loses nothing, and can be sent again', async () => {
    const { answer } = await open('/signup', { ...proved, '/registrations': connectionLost });
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

  it('marks a password that is known', async () => {
    const message = 'This password is known from a leak or is too common. Choose another one';
    await open('/signup', { ...proved, '/registrations': problem(422, 'identity.password-known', message) });
    await completesDetails();
    await completesPassword();

    await userEvent.click(await screen.findByRole('link', { name: message }));

    expect(document.activeElement).toBe(field('Password'));
    expect(screen.getByText('Not a known leaked or common password').getAttribute('data-state')).toBe('broken');
  });

  it('leads back to fields the server refuses, with its words', async () => {
    const { answer } = await open('/signup', {
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
    await open('/signup', {
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
    await open('/signup', { ...proved, '/registrations': problem(409, code, 'The server’s words') });
    await completesDetails();
    await completesPassword();

    await title(heading);
    expect(screen.getByText('The server’s words')).toBeDefined();
    expect(sessionStorage.getItem('pay_kd_reg_draft')).toContain('Tailor');
  });

  it('speaks Hausa, at the fields too', async () => {
    await open('/signup', unproved, 'ha');

    await userEvent.click(screen.getByRole('button', { name: 'Gaba' }));

    expect(screen.getByRole('link', { name: 'Suna: Ana buƙatar cike wannan fili' })).toBeDefined();
  });
});

describe('an agent', () => {
  const agency = {
    agencyId: 'AGY-00012',
    agency: { name: 'Zaria Agents' },
    agentUid: 'AG-7',
    agencyRcNumber: 'RC123456',
  };
  const agentLookUp = (known: object) => ({
    '/registrations/look-ups/current': () =>
      Response.json({
        ...provedLookUp,
        preRegistration: {
          ...provedLookUp.preRegistration,
          userType: 'Agent',
          userRegistration: { ...aPreRegistration().userRegistration, ...known },
        },
      }),
  });
  const labels = ['Agency', 'Agency RC number', 'Agency ID/number', 'Agent ID'];

  it('sees the four agency fields as staff have recorded them', async () => {
    await open('/signup', agentLookUp(agency));

    expect(labels.map((label) => field(label).value)).toEqual(['Zaria Agents', 'RC123456', 'AGY-00012', 'AG-7']);
    expect(labels.every((label) => field(label).readOnly)).toBe(true);
  });

  it('must fill them in where they are not known', async () => {
    await open('/signup', agentLookUp({}));

    await next();

    for (const label of labels) {
      expect(screen.getByRole('link', { name: `${label}: Field is required` })).toBeDefined();
      expect(field(label).readOnly).toBe(false);
    }
  });
});
