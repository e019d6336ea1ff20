import { testArea } from '@portal/auth/testing';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

/** As spec §2.13 lists them, the filings of employers, and who waits to be confirmed. */
const menu = [
  ['', 'Dashboard', '/tax-area-office'],
  ['', 'Invoice Report', '/tax-area-office/invoice-reports'],
  ['', 'Collection Report', '/tax-area-office/collection-reports'],
  ['', 'Taxpayer Report', '/tax-area-office/taxpayer-reports'],
  ['', 'Identity to confirm', '/tax-area-office/identity'],
  ['', 'Area Tax Offices Management', '/tax-area-office/office-management'],
  ['Tax Intelligence Management', 'Reporting & Intelligence', '/tax-area-office/reporting-intelligence'],
  ['Tax Intelligence Management', 'Tax Compliance Report', '/tax-area-office/tax-compliance-report'],
  ['Tax Intelligence Management', 'PAYE Filings', '/tax-area-office/paye-filings'],
  ['Tax Intelligence Management', 'Withholding Filings', '/tax-area-office/withholding-filings'],
  ['Tax Intelligence Management', 'Filed Returns', '/tax-area-office/return-filings'],
  ['Tax Intelligence Management', 'Duties', '/tax-area-office/duties'],
  ['Tax Enforcement Management', 'Enforcement Tracking', '/tax-area-office/enforcement-tracking'],
  ['Tax Enforcement Management', 'Demand Notice Report', '/tax-area-office/demand-notice-report'],
  ['Tax Enforcement Management', 'Discrepancy Report', '/tax-area-office/discrepancy-report'],
  ['Tax Enforcement Management', 'Appeal Management', '/tax-area-office/appeal-management'],
  ['Tax Enforcement Management', 'Penalty Report', '/tax-area-office/penalty-report'],
  ['Tax Enforcement Management', 'Schedule & Notification', '/tax-area-office/schedule-notification'],
  ['', 'Settings', '/mda/settings'],
] as const;

testArea(area, {
  menu,
  doors: [
    {
      path: '/taxareaoffice-login',
      title: 'Tax Area Office Login',
      door: 'tax-office',
      forgotPassword: '/?a=forgot-password',
    },
  ],
  accounts: [{ path: '/tax-area-office/settings', title: 'Settings' }],
});

it('marks the dashboard only on the dashboard itself', () => {
  expect(area.navigation.filter(({ exact }) => exact).map(({ to }) => to)).toEqual(['/tax-area-office']);
});

it('marks Settings as current at the address it leads to', () => {
  expect(area.navigation.at(-1)).toMatchObject({ to: '/mda/settings', leadsTo: '/tax-area-office/settings' });
});
