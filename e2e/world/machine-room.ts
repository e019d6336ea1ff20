import { controlUrl, mailUrl, sandboxUrl } from './addresses.ts';

/** What happens behind the scenes of a scenario: the provider, the mail, and processes that die. */

export interface JournalEntry {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

async function post(url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

/** The payer hands the money over outside of every page: at a branch, by transfer. */
export function payOutside(rrr: string, channel: string, amount?: string): Promise<void> {
  return post(`${sandboxUrl}/__sandbox/pay`, { rrr, channel, ...(amount && { amount }) });
}

/** The provider misbehaves: `op` and `fault` as the sandbox's README lists them. */
export function givenProviderFault(scenario: {
  readonly match: { readonly op: string; readonly ref?: string };
  readonly times?: number | 'always';
  readonly fault: { readonly type: string; readonly [detail: string]: unknown };
}): Promise<void> {
  return post(`${sandboxUrl}/__sandbox/scenarios`, scenario);
}

export async function forgetProviderFaults(): Promise<void> {
  await fetch(`${sandboxUrl}/__sandbox/scenarios`, { method: 'DELETE' });
}

/** Everything that really happened at the provider, in order. */
export async function journal(): Promise<readonly JournalEntry[]> {
  return (await (await fetch(`${sandboxUrl}/__sandbox/journal`)).json()) as readonly JournalEntry[];
}

export async function mailsTo(address: string): Promise<readonly { subject: string; text: string; html: string }[]> {
  const response = await fetch(`${mailUrl}/api/mails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as { subject: string; text: string; html: string }[];
}

export function kill(service: 'api' | 'worker' | 'gateway' | 'sandbox'): Promise<void> {
  return post(`${controlUrl}/kill/${service}`);
}

export function restart(service: 'api' | 'worker' | 'gateway' | 'sandbox'): Promise<void> {
  return post(`${controlUrl}/restart/${service}`);
}
