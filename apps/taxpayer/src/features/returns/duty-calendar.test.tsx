import { openSession } from '@portal/auth';
import { listOwnObligations } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

const duty = {
  ...{ kind: 'consumption-tax-month', filedOn: null, source: 'Kaduna State Tax Law 2016, s. 75' },
  ...{ excuse: null, extension: null, state: 'expected' },
} as const;
const obligations = [
  { ...duty, period: '2025-01', dueOn: '2025-02-20', state: 'filed-late', filedOn: '2025-03-01' },
  { ...duty, period: '2025-02', dueOn: '2025-03-20' },
  {
    ...{ ...duty, kind: 'direct-assessment', period: '2024', dueOn: '2025-04-30' },
    extension: { lawDay: '2025-03-31', announced: 'Notice 7 of the service' },
  },
  { ...duty, period: '2025-03', dueOn: '2025-04-20', state: 'excused', excuse: { reason: 'Flood', on: '2025-04-01' } },
];

async function open(path: string) {
  await openSession({ token: 't', roles: ['Individual'], user: { email: 'amina@example.ng' } });
  return renderArea(area, path, {
    fetch: async (input) =>
      String(input).includes('/account/obligations?year=2025')
        ? Response.json(listOwnObligations.response.parse({ obligations }))
        : new Response(null, { status: 502 }),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}
const textsOf = async (month: string) =>
  within(await screen.findByRole('region', { name: month }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('has every duty of a year under the month in which it is due, with when, how it stands, and who announced another day', async () => {
  await open('/user/returns/calendar?year=2025');
  expect(await textsOf('February 2025')).toEqual([
    expect.stringMatching(/Month of consumption tax January 2025By 20 Feb 2025Filed 1 Mar 2025.*s\. 75Filed late/),
  ]);
  expect(await textsOf('March 2025')).toEqual([expect.stringMatching(/By 20 Mar 2025.*Overdue/)]);
  expect(await textsOf('April 2025')).toEqual([
    expect.stringMatching(/Form A.*2024By 30 Apr 2025Later for everybody.*31 Mar 2025: Notice 7/),
    expect.stringMatching(/Flood.*Excused/),
  ]);
  expect(screen.getByText('4 duties')).toBeDefined();
});

it('shows what the address asks for, and writes there what is chosen', async () => {
  const { router } = await open('/user/returns/calendar?year=2025&show=done');
  expect(await textsOf('February 2025')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'March 2025' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'excused');
  await waitFor(() => expect(router.state.location.search).toBe('?year=2025&show=excused'));
  expect(await textsOf('April 2025')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'The year after' }).getAttribute('href')).toBe(
    '/user/returns/calendar?year=2026&show=excused',
  );
});
