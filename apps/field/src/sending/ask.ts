/** What a call of the field page ended with: an answer, a refusal with its code, or no network. */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly body: T }
  | { readonly kind: 'refusal'; readonly code: string; readonly message: string }
  | { readonly kind: 'no-network' };

const patienceMs = 60_000;

/** Calls the API without cookies: this page has no session. */
export async function ask<T>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  language: 'en' | 'ha',
): Promise<Answer<T>> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
      signal: waiting.signal,
    });
    const read = (await response.json()) as T & { code?: string; message?: string; detail?: string };
    if (response.ok) return { kind: 'answer', body: read };
    // A server that is away, or slows us down, is asked later.
    if (response.status >= 500 || response.status === 429) return { kind: 'no-network' };
    return { kind: 'refusal', code: read.code ?? '', message: read.message ?? read.detail ?? '' };
  } catch {
    return { kind: 'no-network' };
  } finally {
    clearTimeout(timer);
  }
}
