import { origin } from './addresses.ts';
import { demoAccount, withOneTimeCode } from './demo-accounts.ts';

type StaffRole = 'Admin' | 'SuperAdmin';

/** Calls the API as somebody of staff: for what has no screen yet. */
export async function staffSession(role: StaffRole) {
  const token = await staffToken(role);
  return {
    get: (path: string) => send('GET', path, undefined, token),
    post: (path: string, body: object = {}) => send('POST', path, body, token),
  };
}

/** Signs in over the API. */
export async function staffToken(role: StaffRole, nth = 0): Promise<string> {
  const { email, password, totpSecret } = demoAccount(role, nth);
  const door = role === 'Admin' ? 'admin' : 'superadmin';
  let token = '';
  await withOneTimeCode(totpSecret ?? '', async (code) => {
    // A challenge whose code was refused is not tried again.
    const { challenge } = await send('POST', '/sessions', { email, password, door });
    const answer = await fetchOf('POST', '/sessions/second-factor', { challenge, code });
    if (answer.ok) token = String(((await answer.json()) as Record<string, unknown>).token);
    return answer.status;
  });
  return token;
}

function fetchOf(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function send(method: 'GET' | 'POST', path: string, body?: object, token?: string) {
  const response = await fetchOf(method, path, body, token);
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
