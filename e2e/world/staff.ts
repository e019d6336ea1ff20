import { origin } from './addresses.ts';
import { demoAccount, oneTimeCode } from './demo-accounts.ts';

/** Calls the API as somebody of staff: for what has no screen yet. */
export async function staffSession(role: 'Admin' | 'SuperAdmin') {
  const { email, password, totpSecret } = demoAccount(role);
  const door = role === 'Admin' ? 'admin' : 'superadmin';
  const begun = await send('POST', '/sessions', { email, password, door });
  const opened = await send('POST', '/sessions/second-factor', {
    challenge: begun.challenge,
    code: oneTimeCode(totpSecret ?? ''),
  });
  const token = String(opened.token);
  return {
    get: (path: string) => send('GET', path, undefined, token),
    post: (path: string, body: object = {}) => send('POST', path, body, token),
  };
}

async function send(method: 'GET' | 'POST', path: string, body?: object, token?: string) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
