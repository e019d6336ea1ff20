import { openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { checkCertificates } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { answersAsCsv, typedRows } from './typed-rows.ts';

configure({ asyncUtilTimeout: 30_000 });

const nothing = {
  name: null,
  years: [],
  office: null,
  issuedOn: null,
  validUntil: null,
  revokedOn: null,
  figures: null,
};
const answer = checkCertificates.response.parse({
  checkedAt: '2026-11-23T13:31:00.000Z',
  rows: [
    {
      ...{
        number: 'TC7Q4M2X9TBC1VWZ',
        answer: 'valid',
        reference: 'Lot 4',
        name: 'Halima Sani',
        years: [2023, 2024, 2025],
      },
      ...{ office: 'Zaria', issuedOn: '2026-11-23', validUntil: '2026-12-31', revokedOn: null },
      figures: [
        {
          ...{ year: 2025, basis: 'return', incomeKobo: 240_000_000, taxKobo: 2_400_000, paidKobo: 2_400_000 },
          ...{ outstandingKobo: 0, restsKobo: 0 },
        },
      ],
    },
    { ...nothing, number: 'TC1', answer: 'unknown', reference: '' },
  ],
});

async function open(answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['MDA User'], user: { email: 'counter@mda.test' } });
  const network = answering(answers);
  const view = await renderArea(area, '/mda/clearance-check', {
    ...{ fetch: network.fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...network, ...view };
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('checks a list as it is pasted, with an answer by row', async () => {
  const { sent, container } = await open({ 'POST /clearance/checks': () => Response.json(answer) });
  fireEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Write or paste at least one number')).toBeDefined();
  expect(sent.filter(({ call }) => call === 'POST /clearance/checks')).toEqual([]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'contract' } });
  type('TC7Q4M2X9TBC1VWZ, Lot 4, 12345678\n\nTC1\n');
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 of 2 are valid')).toBeDefined();
  const rows = within(screen.getByRole('region', { name: 'Answers' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Halima Sani.*Lot 4.*2025: ₦2,400,000\.00.*Valid · 31 Dec 2026$/),
    'TC1Unknown',
  ]);
  expect(sent.find(({ call }) => call === 'POST /clearance/checks')?.body).toEqual({
    purpose: 'contract',
    rows: [
      { number: 'TC7Q4M2X9TBC1VWZ', reference: 'Lot 4', code: '12345678' },
      { number: 'TC1', reference: '' },
    ],
  });
  await expectAccessible(container);
});

it('sends no list that is too long, and says what broke, in Hausa too', async () => {
  const { sent } = await open({}, 'ha');
  await screen.findByRole('heading', { level: 1, name: 'Duba shaidar biyan haraji' });
  type('TC1\n'.repeat(5001));
  fireEvent.click(screen.getByRole('button', { name: 'Duba' }));
  expect(await screen.findByText('Lambobi 5,000 kaɗai a lokaci ɗaya')).toBeDefined();
  expect(sent.filter(({ call }) => call === 'POST /clearance/checks')).toEqual([]);
  type('TC1');
  fireEvent.click(screen.getByRole('button', { name: 'Duba' }));
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('reads what sheets and letters hold, and writes no formula into a file', () => {
  expect(typedRows('"TC1";Lot 4;12345678\r\nTC2\tAmina, of Zaria')).toEqual([
    { number: 'TC1', reference: 'Lot 4', code: '12345678' },
    { number: 'TC2', reference: 'Amina, of Zaria' },
  ]);
  expect(new TextDecoder().decode(answersAsCsv([['=1+1', 'a "b"']]))).toBe('"\'=1+1","a ""b"""\r\n');
});
