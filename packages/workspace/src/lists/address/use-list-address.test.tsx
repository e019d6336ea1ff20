import { invoiceReport } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useListAddress } from './use-list-address.ts';

/** What a hand does that is faster than the address: a filter is chosen, and a heading pressed. */
function Hurried() {
  const { change } = useListAddress(invoiceReport);
  return (
    <button
      type="button"
      onClick={() => {
        change({ mdaId: 3 });
        change({ sortField: 'totalKobo' });
        change({ record: 'KD7Q4M2X9TBC1VWZ' });
      }}
    >
      Hurry
    </button>
  );
}

it('loses no change that comes before the one ahead of it is drawn', async () => {
  const user = userEvent.setup();
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin', element: <Hurried /> }],
    loadMessages: async () => {},
  });
  const { router } = await renderArea(area, '/admin?status=paid', {
    fetch: async () => new Response(),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await user.click(await screen.findByRole('button', { name: 'Hurry' }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      ...{ status: 'paid', mdaId: '3', sortField: 'totalKobo', record: 'KD7Q4M2X9TBC1VWZ' },
    }),
  );
});
