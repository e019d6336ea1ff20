import { listNotices, type Notice, noticeWords } from '@portal/contracts';

/** A page of notices as the server answers it, each made up from what it says of itself. */
export function noticesPage(notices: readonly Partial<Notice>[], totalRecords = notices.length) {
  const data = notices.map((notice, index) => {
    const kind = notice.kind ?? 'export.ready';
    const facts = {
      report: 'Invoices',
      work: 'Declaration check',
      reference: 'KI-0042',
      state: 'Confirmed',
      day: '23/11/2026',
    };
    return {
      id: `0199a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
      kind,
      at: `2026-11-23T08:${String(59 - index).padStart(2, '0')}:00.000Z`,
      ...noticeWords(kind, facts, 'en'),
      path: null,
      isRead: false,
      ...notice,
    };
  });
  return listNotices.response.parse({ data, totalRecords, isBounded: false, pageSize: 20, after: null, before: null });
}
