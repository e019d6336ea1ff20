import { givenAccount } from './accounts.ts';
import { origin } from './addresses.ts';
import { openSession } from './open-session.ts';

/** Calls the API as somebody new of staff: for what has no screen yet. */
export async function staffSession(role: 'Admin' | 'SuperAdmin') {
  const { token } = await openSession(await givenAccount(role));
  return {
    get: (path: string) => send('GET', path, token),
    post: (path: string, body: object = {}) => send('POST', path, token, body),
  };
}

async function send(method: 'GET' | 'POST', path: string, token: string, body?: object) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
