import { vi } from 'vitest';

type Answer = (body: unknown) => Response | Promise<Response>;

/** The network of a test: `'POST /sessions'` → what it answers. Anything else is a mistake of the test. */
export function answering(answers: Readonly<Record<string, Answer>>) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const call = `${init?.method} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
    const body: unknown =
      init?.body === undefined || init.body instanceof FormData ? init?.body : JSON.parse(String(init.body));
    sent.push({ call, body });
    const answer = answers[call];
    if (!answer) throw new Error(`Nobody expected ${call}`);
    return answer(body);
  });
  return { fetch, sent };
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ type: '', title: '', status, code, message }, { status });
}

export function opened(role: string) {
  return {
    token: 'opaque-token',
    user: {
      roles: [role],
      userRole: role,
      firstName: 'Amina',
      lastName: 'Bello',
      email: 'amina@example.ng',
      avatar: null,
      tpui: null,
      scope: { kind: 'state' },
    },
    landing: '/',
    expiresAt: '2099-01-01T00:00:00.000Z',
    idleExpiresAt: '2098-01-01T00:00:00.000Z',
    now: new Date().toISOString(),
  };
}
