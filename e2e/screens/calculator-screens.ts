import type { DemoBills } from '../world/demo-bills.ts';
import { apiHangs, cannotShow, goesOnTo, type Preparation, type Screen } from './screen.ts';

const unfold =
  (index: number): Preparation =>
  (page) =>
    page.locator('.calculator-line summary').nth(index).click();

const results = {
  'capital gains': 'tax=capital-gains&asset=land-or-building&proceeds=25000000&cost=9000000&income=4800000',
  withholding: 'tax=withholding&amount=12500000',
  'stamp duty': 'tax=stamp-duty&value=45000000',
  'development levy': 'tax=development-levy&age=34',
  'consumption tax': 'tax=consumption-tax&bill=86500',
  'business premises': 'tax=business-premises&premises=renewal',
  'income tax of a billion': 'tax=income-tax&period=year&salary=9999999999&other=1234567890',
};

export const calculatorScreens: readonly Screen[] = [
  { name: 'tax-calculator', path: '/tax-calculator' },
  {
    name: 'tax-calculator, income tax',
    path: '/tax-calculator#tax=income-tax&period=month&salary=500000&pension=40000&rent=1200000',
    prepare: (page) => page.locator('.calculator-line summary').last().click(),
  },
  {
    name: 'tax-calculator, late payment',
    path: '/tax-calculator#tax=late-payment&neglect=tax-paid-late&owed=1000000&due=2026-01-31&done=2026-06-09',
    prepare: unfold(2),
  },
  ...Object.entries(results).map(([name, hash]) => ({
    name: `tax-calculator, ${name}`,
    path: `/tax-calculator#${hash}`,
  })),
  { name: 'tax-calculator, wrong amount', path: '/tax-calculator#tax=stamp-duty&value=many' },
];

export const searchScreens = (bills: DemoBills): readonly Screen[] => [
  { name: 'search', path: '/search' },
  {
    name: 'search, found',
    path: '/search?q=claculator',
    prepare: (page) => page.locator('.search-results a').first().waitFor(),
  },
  { name: 'search, bill reference', path: `/search?q=${bills.unpaid}` },
  { name: 'search, nothing found', path: '/search?q=zzzzzzzz' },
  {
    name: 'search, loading',
    path: '/tax-calculator',
    prepare: async (page) => {
      await apiHangs(page);
      await goesOnTo(page, '/search?q=levy');
      await page.getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'search, failed',
    path: '/tax-calculator',
    prepare: cannotShow('/search?q=levy'),
  },
];
