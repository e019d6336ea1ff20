import type { ProviderHttp } from '../provider-http.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';

const refreshEarlyMs = 60_000;

export interface InterswitchTokens {
  /** Null when Interswitch gives none. Concurrent callers share one request. */
  current(): Promise<string | null>;
  forget(token: string): void;
}

/** OAuth client credentials, kept until a minute before they expire. */
export function createInterswitchTokens(
  http: ProviderHttp,
  client: { readonly id: string; readonly secret: string },
  now: () => Date,
): InterswitchTokens {
  let kept: { readonly token: string; readonly untilMs: number } | undefined;
  let pending: Promise<string | null> | undefined;

  async function fetchToken(): Promise<string | null> {
    const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
    const reply = await http.send({
      method: 'POST',
      path: '/passport/oauth/token?grant_type=client_credentials',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const value = reply.kind === 'answer' && reply.httpStatus < 300 ? parseProviderJson(reply.body) : undefined;
    if (!isRecord(value)) return null;
    const token = textField(value, 'access_token');
    const seconds = Number(textField(value, 'expires_in') ?? '0');
    if (token === null) return null;
    kept = { token, untilMs: now().getTime() + (Number.isFinite(seconds) ? seconds : 0) * 1000 - refreshEarlyMs };
    return token;
  }

  return {
    async current() {
      if (kept && kept.untilMs > now().getTime()) return kept.token;
      pending ??= fetchToken().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
