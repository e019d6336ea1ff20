import { closeSession, openSession } from '@portal/auth';
import { type Export, exportSchema, listExports, type Notice, noticeTopics, type Role } from '@portal/contracts';
import type { Area } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusedWith } from './answers-of-report.ts';
import { noticesPage } from './notices-page.ts';

const readyExport: Export = {
  ...{ id: '0199a1f0-0000-7000-8000-0000000000aa', report: 'invoices', asked: {}, columns: [], format: 'csv' },
  ...{ language: 'en', state: 'done', problem: null, rows: 12_846, rowsDone: 12_846, bytes: 4096 },
  ...{ requestedAt: '2026-11-23T08:42:00.000Z', asOf: '2026-11-23T08:42:00.000Z' },
  ...{ finishedAt: '2026-11-23T08:43:00.000Z', expiresAt: '2026-11-24T08:43:00.000Z' },
};

/** What the inbox promises in an area; its test calls this. Opened at its real address, with only the network faked. */
export function testInbox(area: Area, { path, role }: { readonly path: `/${string}`; readonly role: Role }): void {
  async function open(
    notices: readonly Partial<Notice>[],
    search = '',
    total = notices.length,
    made: Partial<Export> = {},
  ) {
    await openSession({ token: 'token', roles: [role], user: { email: 'amina@example.ng' } });
    const sent: { readonly call: string; readonly body: unknown }[] = [];
    const asked: URLSearchParams[] = [];
    const read = new Set<string>();
    const mail = Object.keys(noticeTopics).map((topic) => ({ topic, isWanted: topic !== 'exports' }));
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const call = `${init?.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
      if (init?.method !== 'GET') sent.push({ call, body: JSON.parse(String(init?.body ?? '{}')) });
      const page = noticesPage(notices, total);
      if (call === 'GET /notices') {
        asked.push(searchParams);
        return Response.json({
          ...page,
          data: page.data.map((one) => ({ ...one, isRead: one.isRead || read.has(one.id) })),
        });
      }
      if (call.startsWith('POST /notices/')) {
        for (const { id } of page.data) if (call.endsWith('/readings') || call.includes(id)) read.add(id);
        return Response.json({});
      }
      if (call.endsWith('/notice-preferences')) return Response.json({ mail });
      if (call === 'GET /exports') return Response.json({ data: [exportSchema.parse({ ...readyExport, ...made })] });
      if (call === 'POST /exports') return Response.json(exportSchema.parse({ ...readyExport, state: 'queued' }));
      if (call.endsWith('/file')) return new Response('a,b', { headers: { 'content-type': 'text/csv' } });
      return refusedWith('service.unavailable');
    });
    const view = await renderArea(area, path + search, {
      fetch,
      token: 'token',
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });
    await screen.findByRole('heading', { level: 1, name: 'Inbox' });
    return { ...view, sent, asked, user: userEvent.setup() };
  }
  const list = () => within(screen.getByRole('region', { name: 'Notices' }));

  describe(`the inbox at ${path}`, () => {
    afterEach(closeSession);

    it('opens what a notice speaks of, and marks it as read', async () => {
      const { sent, user, router } = await open([{ kind: 'work.assigned', path: `${path}?unread=true` }, {}]);
      await user.click(await list().findByRole('link', { name: /A case is yours/ }));
      expect(router.state.location.search).toBe('?unread=true');
      await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([expect.stringMatching(/^POST .*\/reading$/)]));
    });

    it('marks one and all as read, and counts no further than what was seen', async () => {
      const { sent, user } = await open([{}, {}, { isRead: true }]);
      const marks = await list().findAllByRole('button', { name: /^Mark as read/ });
      expect(marks).toHaveLength(2);
      await user.click(marks[1] as HTMLElement);
      await waitFor(() => expect(list().getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(1));
      await user.click(list().getByRole('button', { name: 'Mark all read' }));
      await waitFor(() => expect(list().queryByRole('button', { name: 'Mark all read' })).toBeNull());
      expect(sent.at(-1)).toEqual({ call: 'POST /notices/readings', body: { upTo: noticesPage([{}]).data[0]?.id } });
    });

    it('has its choice and page in the address', async () => {
      const { asked, user, router } = await open([{}], '?pageNumber=2', 45);
      expect(await screen.findByText('Page 2 of 3')).toBeDefined();
      expect(asked[0]?.get('pageNumber')).toBe('2');
      await user.click(screen.getByRole('button', { name: 'Unread' }));
      await waitFor(() => expect(asked.at(-1)?.get('unread')).toBe('true'));
      expect(router.state.location.search).toBe('?unread=true');
    });

    it('says when there is nothing', async () => {
      await open([]);
      expect(await screen.findByText('You have no notices')).toBeDefined();
    });

    it('keeps which subjects also come by email', async () => {
      const { sent, user } = await open([]);
      const exportsByMail = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Exports' });
      expect(exportsByMail.checked).toBe(false);
      await user.click(exportsByMail);
      await waitFor(() =>
        expect(sent).toEqual([
          { call: 'PUT /notice-preferences', body: { mail: [{ topic: 'exports', isWanted: true }] } },
        ]),
      );
    });

    const mayExport = listExports.access.some((one) => one === role);
    it(mayExport ? 'hands over the files that are still kept' : 'has no files: nothing is exported here', async () => {
      const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
      const { user } = await open([]);
      await screen.findByText('You have no notices');
      if (!mayExport) {
        expect(screen.queryByRole('region', { name: 'Files' })).toBeNull();
        return;
      }
      await user.click(await screen.findByRole('button', { name: /^Download/ }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      saved.mockRestore();
    });

    it.runIf(mayExport)('says why a file could not be made, and asks for the same once more', async () => {
      const asked = { minDate: '2026-11-01', maxDate: '2026-11-23', status: 'paid' };
      const columns = ['billReference'];
      const { sent, user } = await open([], '', 0, {
        asked,
        columns,
        state: 'failed',
        problem: 'interrupted',
        expiresAt: null,
      });
      expect(await screen.findByText('It was interrupted before it was finished.')).toBeDefined();
      await user.click(screen.getByRole('button', { name: /^Try again/ }));
      const body = { report: 'invoices', asked, columns, format: 'csv', language: 'en' };
      await waitFor(() => expect(sent).toEqual([{ call: 'POST /exports', body }]));
    });

    it.runIf(mayExport)('offers no second try of what would fail again', async () => {
      await open([], '', 0, { state: 'failed', problem: 'access-lost', expiresAt: null });
      expect(await screen.findByText('You may no longer read what you asked for.')).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    });
  });
}
