import { testArea } from '@portal/auth/testing';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

/** As spec §2.9 lists them, and the filings of employers. */
const menu = [
  ['', 'Dashboard', '/admin'],
  ['', 'Analytics', '/admin/analytics'],
  ['', 'Expert Systems Module', '/admin/expert-system-modules'],
  ['Reports', 'Invoice Reports', '/admin/invoice-reports'],
  ['Reports', 'Collection Reports', '/admin/collection-reports'],
  ['Reports', 'Settlement Reports', '/admin/settlement-reports'],
  ['Reports', 'PAYE Filings', '/admin/paye-filings'],
  ['Reports', 'Withholding Filings', '/admin/withholding-filings'],
  ['Reports', 'Objections', '/admin/objections'],
  ['Reports', 'Filed Returns', '/admin/return-filings'],
  ['Reports', 'Duties', '/admin/duties'],
  ['Reports', 'Penalties', '/admin/penalties'],
  ['Reports', 'Demand Notices', '/admin/demand-notices'],
  ['Reports', 'Coverage', '/admin/coverage'],
  ['Reports', 'Enforcement', '/admin/enforcements'],
  ['', 'MDAs', '/admin/mda-reports'],
  ['', 'Tax Payers', '/admin/tax-payers'],
  ['', 'Tax Managers', '/admin/tax-managers'],
  ['', 'Enumerators', '/admin/enumerators'],
  ['', 'eTCC', '/admin/etcc'],
  ['', 'POS Managers', '/admin/pos-managers'],
  ['', 'Consult Connect', '/admin/consult-connect'],
  ['', 'Audit Trail', '/admin/audit-trail'],
  ['', 'Tax Support', '/admin/tax-support'],
  ['', 'Profile', '/admin/profile'],
  ['', 'CMS', '/admin/cms'],
] as const;

testArea(area, {
  menu,
  doors: [
    { path: '/admin-auth', title: 'Admin', door: 'admin', forgotPassword: '/?a=forgot-password' },
    { path: '/superadmin', title: 'Super Admin', door: 'superadmin', forgotPassword: '/?a=forgot-password' },
  ],
  accounts: [
    { path: '/admin/settings', title: 'Settings' },
    { path: '/admin/profile', title: 'Profile' },
    { path: '/sadmin/settings', title: 'Settings' },
  ],
});

it('shows an Admin only what spec §6 lists, and the rest to a SuperAdmin alone', () => {
  const forEverybody = area.navigation.filter(({ visibleTo }) => !visibleTo).map(({ label }) => label.en);
  const restricted = area.navigation.filter(({ visibleTo }) => visibleTo);

  expect(forEverybody).toEqual(['Dashboard', 'Analytics', 'Expert Systems Module', 'Reports', 'MDAs', 'Profile']);
  expect(restricted.map(({ visibleTo }) => visibleTo)).toEqual(restricted.map(() => ['SuperAdmin']));
});
