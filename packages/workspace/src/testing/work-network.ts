import {
  type QueuedEnquiry,
  queuedEnquirySchema,
  type WorkCase,
  type WorkItem,
  workCaseSchema,
  workItemSchema,
} from '@portal/contracts';
import { vi } from 'vitest';
import { refusedWith } from './answers-of-report.ts';

/** By `POST /enquiries/queue/:id/answers`, ids left out; gets the body and the query. */
export type WorkAnswers = Readonly<Record<string, (body: unknown, query: URLSearchParams) => unknown>>;

const anyId = /\/[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The network of a desk: what is not answered is away. Remembers every call, with its body or query. */
export function workNetwork(answers: WorkAnswers) {
  const asked: { readonly call: string; readonly query: URLSearchParams }[] = [];
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const method = init?.method ?? 'GET';
    const call = `${method} ${pathname.replace('/api/v1', '').replaceAll(anyId, '/:id')}`;
    const given = init?.body;
    const body: unknown = given === undefined || given instanceof FormData ? given : JSON.parse(String(given));
    if (method === 'GET') asked.push({ call, query: searchParams });
    else if (call !== 'POST /live-tickets') sent.push({ call, body });
    const answer = answers[call]?.(body, searchParams);
    if (answer instanceof Response) return answer;
    return answer === undefined ? refusedWith('service.unavailable') : Response.json(answer);
  });
  return { fetch, asked, sent };
}

export const idOf = (index: number) => `0199a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

export function pageOf<T>(data: readonly T[], totalRecords = data.length) {
  return { data, totalRecords, isBounded: false, pageSize: 50, after: null, before: null };
}

const day = (days: number) => new Date(Date.now() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A clock that began four days ago and ends in so many days. */
export function clockEndingIn(days: number): QueuedEnquiry['deadline'] {
  return {
    ...{ rule: 'enquiry.answer', title: { en: 'Answer to a message', ha: 'Amsar saƙo' }, isLaw: false },
    ...{ source: 'Promise of the service', startedOn: day(-4), dueOn: day(days) },
    standing: days < 0 ? 'passed' : days === 0 ? 'urgent' : 'running',
  };
}

export function anEnquiry(index: number, given: Partial<QueuedEnquiry> = {}): QueuedEnquiry {
  return queuedEnquirySchema.parse({
    ...{ id: idOf(index), reference: `KE7Q4M2X9TBC1V0${index}`, topic: 'payment', state: 'received', office: 'Zaria' },
    ...{ officeId: 6, message: 'I was debited on Monday and have no receipt.', sentAt: '2026-11-20T09:00:00.000Z' },
    ...{
      answers: [],
      files: [],
      replies: [],
      name: `Writer ${index}`,
      email: 'amina@example.ng',
      phone: null,
      language: 'en',
      assignee: null,
    },
    ...{ deadline: clockEndingIn(3), cause: null },
    ...given,
  });
}

export function aCaseItem(index: number, given: Partial<WorkItem> = {}): WorkItem {
  return workItemSchema.parse({
    ...{
      id: idOf(index),
      kind: 'declaration-check',
      state: 'received',
      isOpen: true,
      subject: `declaration:${idOf(90)}`,
      caseVersion: 1,
    },
    ...{ reference: `CD-00${index}`, office: null, assignee: null, openedAt: '2026-11-20T09:00:00.000Z' },
    ...{ since: '2026-11-20T09:00:00.000Z', deadline: { ...clockEndingIn(5), rule: 'declaration.check' } },
    ...given,
  });
}

export function aCase(item: WorkItem, given: Partial<WorkCase> = {}): WorkCase {
  const opened = { move: 'open', to: item.state, at: item.openedAt, by: null, role: null, onBehalfOf: null };
  return workCaseSchema.parse({
    ...item,
    steps: [{ ...opened, reason: null, document: null }],
    deadlineChanges: [],
    moves: [],
    ...given,
  });
}
