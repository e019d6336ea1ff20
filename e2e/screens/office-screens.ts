import type { Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { atRest } from './at-rest.ts';
import type { Preparation, SignedInScreen } from './screen.ts';

/** With the rows and figures of the demonstration: nothing hangs, and nothing is empty that is not empty there. */
const settled: Preparation = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
};

const screens: readonly (readonly [Role, string, string])[] = [
  ['MDA User', 'office, MDA, dashboard', '/mda'],
  ['MDA User', 'office, MDA, new bill', '/mda/new-bill'],
  ['MDA User', 'office, MDA, close of the day', '/mda/day-close'],
  ['MDA User', 'office, MDA, invoices', '/mda/invoice-reports'],
  ['MDA User', 'office, MDA, collections', '/mda/collection-reports'],
  ['MDA User', 'office, MDA, settlement', '/mda/collection-reports/settlement'],
  ['MDA User', 'office, MDA, revenue heads', '/mda/revenue-reports'],
  ['MDA User', 'office, MDA, counters', '/mda/settings/counters'],
  ['MDA User', 'office, MDA, tariffs', '/mda/settings/tariffs'],
  ['MDA User', 'office, MDA, propose a tariff', '/mda/settings/tariffs/new'],
  ['MDA User', 'office, MDA, people', '/mda/settings/people'],
  ['MDA User', 'office, MDA, requests', '/mda/settings/requests'],
  ['Expert System', 'office, expert system, dashboard', '/expert-system'],
  ['Expert System', 'office, expert system, invoices', '/expert-system/invoice-reports'],
  ['Expert System', 'office, expert system, collections', '/expert-system/collection-reports'],
  ['Expert System', 'office, expert system, settlements', '/expert-system/settlement-reports'],
  ['Expert System', 'office, expert system, request log', '/expert-system/requests'],
  ['Expert System', 'office, expert system, settings', '/expert-system/settings'],
  ['Tax Office Director', 'office, tax office, all work', '/tax-area-office'],
  ['Tax Office Director', 'office, tax office, requests', '/tax-area-office?tab=requests&of=organisations'],
  ['Tax Office Director', 'office, tax office, enquiries', '/tax-area-office?tab=enquiries'],
  ['Tax Office Director', 'office, tax office, consultations', '/tax-area-office?tab=consultations'],
  ['Tax Office Director', 'office, tax office, invoices', '/tax-area-office/invoice-reports'],
  ['Tax Office Director', 'office, tax office, collections', '/tax-area-office/collection-reports'],
  ['Tax Office Director', 'office, tax office, taxpayers', '/tax-area-office/taxpayer-reports'],
  ['Tax Office Director', 'office, tax office, offices', '/tax-area-office/office-management'],
  ['Tax Office Director', 'office, tax office, compliance', '/tax-area-office/tax-compliance-report'],
  ['Tax Office Director', 'office, tax office, coverage', '/tax-area-office/reporting-intelligence/coverage'],
  ['Tax Office Director', 'office, tax office, non-payers', '/tax-area-office/tax-compliance-report/non-payers'],
];

/** The areas of MDAs, expert systems and tax offices. */
export const officeScreens: readonly SignedInScreen[] = screens.map(([role, name, path]) => ({
  ...{ role, name, path },
  prepare: settled,
}));
