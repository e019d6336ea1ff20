import { apiBasePath, type Endpoint, type ErrorCode, errorCatalogue, type Language } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { vi } from 'vitest';
import { area } from '../area.tsx';

/** What the faked network answers per endpoint; a function answers each call in turn. */
export type Answers = readonly (readonly [Endpoint, (request: Request) => unknown])[];

/** Opens the payments area at an address, with the network replaced and nothing else. */
export async function openPayments(url: string, answers: Answers, language: Language = 'en') {
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(apiBasePath, '');
    const answer = answers.find(([endpoint]) => endpoint.path === path && endpoint.method === request.method)?.[1];
    if (!answer) throw new TypeError(`Nothing answers ${request.method} ${path}`);
    const body = await answer(request);
    return body instanceof Response ? body : Response.json(body);
  });
  const view = await renderArea(area, url, {
    fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        <ToastArea />
        {children}
      </TestTheme>
    ),
  });
  const callsTo = (endpoint: Endpoint) =>
    fetch.mock.calls.filter(([input]) => new URL(String(input)).pathname === apiBasePath + endpoint.path).length;
  return { ...view, fetch, callsTo };
}

/** The problem document the API sends for a code. */
export function problem(code: ErrorCode, more: { retryAfterSeconds?: number; requestId?: string } = {}): Response {
  const { status, message } = errorCatalogue[code];
  return Response.json({ type: 'about:blank', title: code, status, code, message, ...more }, { status });
}
