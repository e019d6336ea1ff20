import { kobo, type Language } from '@portal/contracts';
import { expect, it } from 'vitest';
import { renderFormA } from './form-a.ts';

const issuer = {
  ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
  ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
};
const nothing = kobo(0);
const row = {
  ...{ staffNumber: 'KM-1', name: 'Amina Bello', taxId: 'KD-1234-5678-90', state: 'Kaduna', months: 12 },
  ...{ grossKobo: kobo(1_200_000_000_000), pensionKobo: kobo(96_000_000_000), housingFundKobo: nothing },
  ...{ healthInsuranceKobo: nothing, lifeInsuranceKobo: nothing, homeLoanInterestKobo: nothing },
  ...{ yearlyRentKobo: nothing, deductedKobo: kobo(500_000_000), lawKobo: kobo(500_000_000) },
  ...{ dueKobo: kobo(500_000_000), yearLawKobo: kobo(550_000_000) },
};
const form = {
  ...{ employer: 'Zaria Mills', isUnconfirmed: true, employerTpui: 'KD-9100-0001-00', year: 2026, row },
  filed: { version: 2, filedAt: '2027-01-20T08:00:00Z', signedAs: 'accountant', isOutdated: true },
  ...{ chargeableKobo: kobo(1_000_000_000_000), statedAt: '2027-01-21T08:00:00Z' },
  verificationUrl: `https://pay.example.gov.ng/receipt-verification?s=${'a'.repeat(420)}`,
} as const;

async function pagesOf(forms: Parameters<typeof renderFormA>[0], language: Language) {
  const pdf = Buffer.from(await renderFormA(forms, { language, issuer })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length;
}

it.each(['en', 'ha'] as const)(
  'is one page for each, also with everything that is said of one (%s)',
  async (language) => {
    expect(await pagesOf([form], language)).toBe(1);
    expect(await pagesOf([form, { ...form, row: { ...row, staffNumber: 'KM-2' } }], language)).toBe(2);
  },
);

it('goes over the page rather than over its code, where names are very long', async () => {
  const name = 'Somebody with a very long name '.repeat(10).trim();
  expect(await pagesOf([{ ...form, employer: name, row: { ...row, name } }], 'en')).toBe(2);
});

it('is the same bytes for the same facts and moment', async () => {
  const render = () => renderFormA([form], { language: 'en', issuer });
  expect(Buffer.from(await render()).equals(Buffer.from(await render()))).toBe(true);
});
