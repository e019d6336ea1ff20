import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import type { OwnDetails } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const details: OwnDetails = {
  firstName: 'Amina',
  lastName: 'Bello',
  otherName: '',
  email: 'amina@example.ng',
  ninLast4: '0123',
  registration: {
    phoneNumber: '08031234567',
    dateOfBirth: '1980-02-03',
    occupation: 'Trader',
    nationality: 'Nigerian',
    stateId: 19,
    lgaId: 5,
    addressLine1: '12 Ahmadu Bello Way',
    addressLine2: '',
    postalCode: '',
  },
  organisation: null,
  correction: null,
};
const organisation = {
  name: 'Arewa Mills Ltd',
  registrationNumber: 'RC123456',
  tin: '',
  industryId: 1,
  email: 'office@mills.test',
  phoneNumber: '08031234567',
  address: '4 Zaria Road',
  isConfirmed: false,
};

async function open(role = 'Individual', answers: Parameters<typeof answering>[0] = {}, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: [role], user: { email: 'amina@example.ng', firstName: 'Amina' } });
  const network = answering({
    'GET /account/second-factor': () =>
      Response.json({ isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 }),
    'GET /sessions': () => Response.json([]),
    'GET /account/details': () => Response.json(details),
    'GET /account/tax-id': () => Response.json({ taxId: null }),
    'GET /lookups/states': () => Response.json([{ id: 19, displayField: 'Kaduna' }]),
    'GET /lookups/lgas': () => Response.json([{ id: 5, displayField: 'Kaduna North', stateId: 19 }]),
    'GET /lookups/industries': () => Response.json([{ id: 1, displayField: 'Manufacturing' }]),
    ...answers,
  });
  await renderArea(area, '/user/settings', {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  const calls = () => network.sent.filter(({ call }) => !call.startsWith('GET'));
  return { calls };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string, where: Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(where.getByRole('button', { name }));

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

describe('the organisation', () => {
  it('is asked for before any bill, saved as typed, and says that nobody has confirmed it', async () => {
    let kept: OwnDetails = details;
    const { calls } = await open('Corporate', {
      'GET /account/details': () => Response.json(kept),
      'PUT /account/organisation': () => {
        kept = { ...details, organisation };
        return Response.json(organisation);
      },
    });
    const form = await section('Organisation');
    expect(form.getByText(/Before that no bill can be made/)).toBeDefined();
    await press('Save the organisation', form);
    expect(form.getAllByText('Field is required').length).toBeGreaterThan(3);
    expect(calls()).toEqual([]);

    await userEvent.type(form.getByLabelText('Name, as on the certificate'), 'Arewa Mills Ltd');
    await userEvent.type(form.getByLabelText('RC or BN number'), 'rc 123456');
    await userEvent.selectOptions(form.getByLabelText('Industry'), '1');
    await userEvent.type(form.getByLabelText('Email of the organisation'), 'office@mills.test');
    await userEvent.type(form.getByLabelText('Telephone of the organisation'), '08031234567');
    await userEvent.type(form.getByLabelText('Address of the organisation'), '4 Zaria Road');
    await press('Save the organisation', form);

    expect(await screen.findByText('The organisation is saved')).toBeDefined();
    expect(calls()[0]?.body).toMatchObject({ name: 'Arewa Mills Ltd', registrationNumber: 'RC123456', industryId: 1 });
    expect(await form.findByText('Not confirmed')).toBeDefined();
  });

  it('is nothing that a person is asked for', async () => {
    await open('Individual');
    await section('Email');
    expect(screen.queryByRole('region', { name: 'Organisation' })).toBeNull();
  });
});

describe('another email', () => {
  it('is sent a code, and counts once that is entered', async () => {
    const { calls } = await open('Individual', {
      'POST /account/contact-changes': () =>
        Response.json({ id: '019aa000-0000-7000-8000-000000000001', expiresAt: '2026-11-23T09:00:00Z' }),
      'POST /account/contact-changes/019aa000-0000-7000-8000-000000000001/confirmation': () => Response.json({}),
    });
    const form = await section('Email');
    await userEvent.type(form.getByLabelText('New email'), 'New@example.ng');
    await userEvent.type(form.getByLabelText('Your password'), 'Old-Password-1');
    await press('Send a code', form);
    await userEvent.type(await form.findByLabelText('Code'), '123 456');
    await press('Confirm', form);

    expect(await screen.findByText('Your email is changed. From now on you sign in with the new one')).toBeDefined();
    expect(calls().map(({ body }) => body)).toEqual([
      { kind: 'email', email: 'new@example.ng', password: 'Old-Password-1' },
      { code: '123456' },
    ]);
  });

  it('is refused at the field of the password when that is wrong', async () => {
    await open('Individual', {
      'POST /account/contact-changes': () => refusal(400, 'identity.invalid-credentials', 'x'),
    });
    const form = await section('Email');
    await userEvent.type(form.getByLabelText('New email'), 'new@example.ng');
    await userEvent.type(form.getByLabelText('Your password'), 'wrong');
    await press('Send a code', form);
    expect(await form.findByText('This is not your password')).toBeDefined();
  });
});

it('another address is saved at once', async () => {
  const { calls } = await open('Individual', { 'PUT /account/address': () => Response.json({}) });
  const form = await section('Address and occupation');
  const line = form.getByLabelText('Address 1');
  await userEvent.clear(line);
  await userEvent.type(line, '3 Zaria Road');
  await press('Save the address', form);
  expect(await screen.findByText('Your address is saved')).toBeDefined();
  expect(calls()[0]?.body).toMatchObject({ addressLine1: '3 Zaria Road', stateId: 19, lgaId: 5 });
});

it('another name is asked for, only what is wrong is sent, and the request can be taken back', async () => {
  let kept: OwnDetails = details;
  const correction: OwnDetails['correction'] = {
    id: '019aa000-0000-7000-8000-000000000002',
    state: 'open',
    requestedAt: '2026-11-23T08:00:00.000Z',
    reason: 'I married',
    firstName: null,
    lastName: 'Sani',
    otherName: null,
    dateOfBirth: null,
    ninLast4: null,
    decidedAt: null,
    answer: null,
  };
  const { calls } = await open('Individual', {
    'GET /account/details': () => Response.json(kept),
    'POST /account/corrections': () => {
      kept = { ...details, correction };
      return Response.json(correction);
    },
    'DELETE /account/corrections/open': () => {
      kept = details;
      return Response.json({});
    },
  });
  const form = await section('Name, birth date and NIN');
  expect(form.getByText('•••••••0123')).toBeDefined();
  await press('Ask for a correction', form);
  await userEvent.type(form.getByRole('textbox', { name: 'Why' }), 'I married');
  await press('Send the request', form);
  expect(await form.findByText('Say what is wrong: fill in at least one field above')).toBeDefined();
  await userEvent.type(form.getByLabelText('Last name'), 'Sani');
  await press('Send the request', form);
  expect(await form.findByText('Being looked at')).toBeDefined();
  expect(calls()[0]?.body).toEqual({ lastName: 'Sani', reason: 'I married' });
  await press('Take the request back', form);
  expect(await form.findByRole('button', { name: 'Ask for a correction' })).toBeDefined();
});

it('the Tax ID is stated, corrected and taken out, and 13 digits are asked for', async () => {
  let taxId: string | null = null;
  const { calls } = await open('Individual', {
    'GET /account/tax-id': () => Response.json({ taxId }),
    'PUT /account/tax-id': (body) => {
      taxId = (body as { readonly taxId: string | null }).taxId;
      return Response.json({ taxId });
    },
  });
  const form = await section('Tax ID');
  await userEvent.type(form.getByLabelText('Tax ID, 13 digits'), '123');
  await press('Save the Tax ID', form);
  expect(await form.findByText('Enter the 13 digits of the Tax ID')).toBeDefined();
  await userEvent.type(form.getByLabelText('Tax ID, 13 digits'), '4567890123');
  await press('Save the Tax ID', form);
  expect(await screen.findByText('Your Tax ID is saved')).toBeDefined();
  const stated = await section('Tax ID');
  await waitFor(() => expect(stated.getByLabelText<HTMLInputElement>('Tax ID, 13 digits').value).toBe('1234567890123'));
  await userEvent.clear((await section('Tax ID')).getByLabelText('Tax ID, 13 digits'));
  await press('Save the Tax ID', await section('Tax ID'));
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ taxId: '1234567890123' }, { taxId: null }]));
});

it('speaks Hausa, and says so when nothing could be loaded', async () => {
  await open('Individual', { 'GET /account/details': () => Response.error() }, 'ha');
  expect(await screen.findByText('Ba mu iya nuna bayananka ba.')).toBeDefined();
});
