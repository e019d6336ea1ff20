import type { Page } from '@playwright/test';
import {
  getOwnDetails,
  listLgas,
  listOwnSessions,
  listStates,
  type OwnDetails,
  type Role,
  type SignedInUserView,
  signIn,
  startContactChange,
} from '@portal/contracts';
import { answers, answersTo, apiFails, type Preparation, type Screen } from './screen.ts';

const later = '2099-01-01T00:00:00.000Z';
const visible = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });

/** Somebody of whom the server need know nothing: what stands in for it knows them. */
async function somebodySignsIn(page: Page, role: Role, user: Partial<SignedInUserView> = {}) {
  await apiFails(page);
  const now = new Date().toISOString();
  const amina = { firstName: 'Amina', lastName: 'Bello', email: 'amina.bello@example.ng', avatar: null, tpui: null };
  await page.route(/\/sessions$/, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: listOwnSessions.response.parse([]) });
    const outcome = { outcome: 'signed-in', token: 'for-a-picture', landing: '/user', expiresAt: later, now };
    const scope = { kind: 'taxpayer' as const, tpui: 'KD-0000-0001-23' };
    const who = { ...amina, roles: [role], userRole: role, scope, ...user };
    return route.fulfill({ json: signIn.response.parse({ ...outcome, idleExpiresAt: later, user: who }) });
  });
  await page.locator('input[type=email]:visible').fill('amina.bello@example.ng');
  await page.locator('input[type=password]:visible').fill('Kaduna-River-2026');
  await page.locator('form:visible button[type=submit]').last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const details: OwnDetails = {
  ...{ firstName: 'Amina', lastName: 'Bello', otherName: '', email: 'amina.bello@example.ng', ninLast4: '0123' },
  registration: {
    ...{ phoneNumber: '08031234567', dateOfBirth: '1980-02-03', occupation: 'Trader', nationality: 'Nigerian' },
    ...{ stateId: 19, lgaId: 5, addressLine1: '12 Ahmadu Bello Way', addressLine2: '', postalCode: '' },
  },
  organisation: null,
  correction: null,
};

async function seesOwnDetails(page: Page, own: Partial<OwnDetails> = {}) {
  await answersTo(page, getOwnDetails, { ...details, ...own });
  await answersTo(page, listStates, [{ id: 19, displayField: 'Kaduna' }]);
  await answersTo(page, listLgas, [{ id: 5, displayField: 'Kaduna North', stateId: 19 }]);
  await answers(page, /\/account\/second-factor$/, 200, {
    ...{ isEnrolled: false, isRequired: false, enrolledAt: null, recoveryCodesLeft: 0 },
  });
  await page.goto('/user/settings');
  await page.locator('#details-correction').waitFor();
}

const correction = {
  ...{ id: '7d4f6c1e-4f3a-4b7e-9d24-9a5d2f9a1b11', requestedAt: '2026-11-20T09:00:00.000Z', reason: 'I married' },
  ...{ firstName: null, lastName: 'Bello-Mohammed', otherName: null, dateOfBirth: null, ninLast4: null },
  ...{ decidedAt: null, answer: null },
};

const unproved: Preparation = async (page) => {
  await somebodySignsIn(page, 'Individual', { scope: { kind: 'unproved' } });
  await seesOwnDetails(page);
};

const asksForAnotherName: Preparation = async (page) => {
  await somebodySignsIn(page, 'Individual');
  await seesOwnDetails(page, { correction: { ...correction, state: 'open' } });
};

const isRefusedAnotherName: Preparation = async (page) => {
  await somebodySignsIn(page, 'Individual');
  const answer = 'The certificate does not show the new name. Bring the marriage certificate to your tax office.';
  const decided = { state: 'refused' as const, decidedAt: '2026-11-21T09:00:00.000Z', answer };
  await seesOwnDetails(page, { correction: { ...correction, ...decided } });
};

const provesANewEmail: Preparation = async (page) => {
  await somebodySignsIn(page, 'Individual');
  await answersTo(page, startContactChange, { id: correction.id, expiresAt: later });
  await seesOwnDetails(page);
  await visible(page, 'New email').fill('amina@kaduna.example.ng');
  await visible(page, 'Your password').first().fill('Kaduna-River-2026');
  await page.getByRole('button', { name: 'Send a code', exact: true }).first().click();
  await visible(page, 'Code').waitFor();
};

const organisation = (isConfirmed: boolean): Preparation => {
  return async (page) => {
    await somebodySignsIn(page, 'Corporate');
    await seesOwnDetails(page, {
      organisation: {
        ...{ name: 'Arewa Mills Ltd', registrationNumber: 'RC123456', tin: '', industryId: 1, isConfirmed },
        ...{ email: 'office@mills.example.ng', phoneNumber: '08031234567', address: '4 Zaria Road' },
      },
    });
  };
};

const isAtHome: Preparation = async (page) => {
  await somebodySignsIn(page, 'Individual');
  await page.goto('/');
  await page.locator('a[href="/user/settings"]:visible').first().waitFor();
};

const inBoth = (name: string, prepare: Preparation): readonly Screen[] => [
  { name, path: '/?a=login', prepare },
  { name: `hausa, ${name}`, path: '/?a=login', language: 'ha', prepare },
];

/** What only somebody in an unusual state sees of their account. */
export const accountScreens: readonly Screen[] = [
  ...inBoth('account, unproved', unproved),
  ...inBoth('account, correction asked for', asksForAnotherName),
  { name: 'account, correction refused', path: '/?a=login', prepare: isRefusedAnotherName },
  { name: 'account, code for a new email', path: '/?a=login', prepare: provesANewEmail },
  ...inBoth('account, organisation not confirmed', organisation(false)),
  { name: 'account, organisation confirmed', path: '/?a=login', prepare: organisation(true) },
  ...inBoth('home, signed in', isAtHome),
];
