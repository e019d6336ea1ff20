import { invoiceReport, type SavedView } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageAskedFor } from '../../testing/page-asked-for.ts';
import { useListAddress } from '../address/use-list-address.ts';
import { ViewsPanel } from './views-panel.tsx';

/** One more than a page has. */
const views = Array.from({ length: 51 }, (_, at): SavedView => {
  const id = `0199a1f0-0000-7000-8000-${String(at).padStart(12, '0')}`;
  return {
    id,
    report: 'invoices',
    name: `View ${at}`,
    search: 'status=paid',
    isShared: true,
    isOwn: false,
    by: 'Ladi',
  };
});

function Panel() {
  return <ViewsPanel report={invoiceReport} address={useListAddress(invoiceReport)} onDone={() => undefined} />;
}

it('reaches every view that colleagues share, and leaves the list where it is', async () => {
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin', element: <Panel /> }],
    loadMessages: async () => {},
  });
  const { router } = await renderArea(area, '/admin?pageNumber=3', {
    fetch: async (input) => Response.json(pageAskedFor(views, new URL(String(input)).searchParams)),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  expect(await screen.findByText('1–50 of 51')).toBeDefined();
  expect(screen.queryByText(/^View 50/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/^View 50/)).toBeDefined();
  expect(router.state.location.search).toBe('?pageNumber=3');
});
