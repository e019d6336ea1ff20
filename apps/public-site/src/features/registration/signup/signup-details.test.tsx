import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPreRegistration, connectionLost, provedLookUp } from '../testing/open-registration.tsx';
import { field, givenLookUp, next, openSignup, proved, summary, unproved } from '../testing/open-signup.tsx';

beforeEach(givenLookUp);

describe('the details of /signup', () => {
  it('shows three steps, the notice, and the user name and NIN disabled', async () => {
    await openSignup();

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
    await openSignup('/signup', unproved);

    expect(field('First name').value).toBe('');
    expect(screen.getByRole('link', { name: 'Fill them in with a code' }).getAttribute('href')).toBe(
      '/auth/register/1?step=code',
    );
  });

  it('names every field that is missing, focuses the summary, and each line leads to its field', async () => {
    const { sent } = await openSignup('/signup', unproved);

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
    await waitFor(() => expect(document.activeElement).toBe(problems.parentElement));
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
    await openSignup('/signup', unproved);

    await userEvent.type(field(label), typed);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();

    expect(await screen.findByText(message)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the local governments of the chosen state, once each, and forgets the city with its state', async () => {
    const { asked } = await openSignup();
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

  it.each([
    ['Gender', '/lookups/genders', { id: 1, displayField: 'Female' }],
    ['State', '/lookups/states', { id: 19, displayField: 'Kaduna' }],
    ['City (LGA)', '/lookups/lgas?stateId=19', { id: 31, displayField: 'Zaria', stateId: 19 }],
  ])(
    'offers the list of %s again that could not be loaded; the rest of the form goes on',
    async (label, path, item) => {
      const { answer } = await openSignup('/signup', { ...proved, [path]: connectionLost });
      if (path.includes('lgas')) {
        await userEvent.selectOptions(field('State'), await screen.findByRole('option', { name: 'Kaduna' }));
      }
      const alert = await screen.findByText('This list could not be loaded.');
      expect(alert.parentElement?.contains(field(label))).toBe(true);
      expect(field(label).textContent).toBe('Choose');

      answer({ [path]: () => Response.json([item]) });
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

      expect(await within(field(label)).findByRole('option', { name: item.displayField })).toBeDefined();
      expect(screen.queryByText('This list could not be loaded.')).toBeNull();
    },
  );

  it('speaks Hausa, at the fields too', async () => {
    await openSignup('/signup', unproved, 'ha');
    expect(await screen.findByRole('option', { name: 'Mace' })).toBeDefined();

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
    await openSignup('/signup', agentLookUp(agency));

    expect(labels.map((label) => field(label).value)).toEqual(['Zaria Agents', 'RC123456', 'AGY-00012', 'AG-7']);
    expect(labels.every((label) => field(label).readOnly)).toBe(true);
  });

  it('must fill them in where they are not known', async () => {
    await openSignup('/signup', agentLookUp({}));

    await next();

    for (const label of labels) {
      expect(screen.getByRole('link', { name: `${label}: Field is required` })).toBeDefined();
      expect(field(label).readOnly).toBe(false);
    }
  });
});
