import { kobo } from '@portal/contracts';
import { expect, it } from 'vitest';
import { type ClearanceCertificate, renderClearanceCertificate } from './clearance-certificate.ts';

const issuer = {
  ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
  ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
};
const nothing = {
  ...{ incomeKobo: null, taxKobo: null, paidKobo: null, outstandingKobo: kobo(0), restsKobo: kobo(0) },
  isWithoutIncome: false,
};
const certificate: ClearanceCertificate = {
  ...{ number: 'TC7Q4M2X9TBC1VWZ', holder: 'Halima Danjuma Sani', tpui: 'KD-0027-4410-18', years: [2023, 2024, 2025] },
  ...{ issuedAt: '2026-11-23T13:06:00Z', validUntil: '2026-12-31', issuedBy: 'portal', office: 'Zaria Tax Office' },
  figures: [
    { ...nothing, year: 2023, isWithoutIncome: true },
    { ...nothing, year: 2024, incomeKobo: kobo(592_000_000), taxKobo: kobo(121_280_000), restsKobo: kobo(64_320_000) },
    { ...nothing, year: 2025, incomeKobo: kobo(99_999_999_999_900), paidKobo: kobo(99_999_999_999_900) },
  ],
};
const verificationUrl = `https://pay.example.gov.ng/receipt-verification?s=${'a'.repeat(420)}`;

const bytes = async (changes: Partial<ClearanceCertificate> = {}, language: 'en' | 'ha' = 'en') =>
  Buffer.from(await renderClearanceCertificate({ ...certificate, ...changes }, { language, issuer, verificationUrl }));
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it.each(['en', 'ha'] as const)(
  'is one page, with figures and without, also of a very long name (%s)',
  async (language) => {
    const holder = 'Alhaji Somebody With A Very Long Name And Sons Nigeria Limited '.repeat(4).trim();
    for (const changes of [{}, { figures: null }, { holder }]) expect(pages(await bytes(changes, language))).toBe(1);
  },
);

it('is the same bytes for the same facts, and others where the holder shows no figures', async () => {
  expect((await bytes()).equals(await bytes())).toBe(true);
  expect((await bytes()).equals(await bytes({ figures: null }))).toBe(false);
});
