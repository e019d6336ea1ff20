import { doorOf, type OpenSession, type SignInOutcome } from '@portal/contracts';
import { origin } from './addresses.ts';
import { type DemoAccount, oneTimeCode } from './demo-accounts.ts';

/**
 * Signs somebody in over the API, with a second factor where their role must have one: for stories that are about something else.
 * Who has a second factor already is refused here: a code is good once, and whoever shares the account would wait for the next.
 */
export async function openSession({ role, email, password }: DemoAccount): Promise<OpenSession> {
  const outcome = await post<SignInOutcome>('/sessions', { email, password, door: doorOf(role) });
  if (outcome.outcome === 'signed-in') return outcome;
  if (outcome.outcome !== 'second-factor-enrolment') throw new Error(`${email} is not signed in: ${outcome.outcome}`);
  const { challenge, secret } = outcome;
  return post<OpenSession>('/sessions/second-factor-enrolment', { challenge, code: oneTimeCode(secret) });
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
