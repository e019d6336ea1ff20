import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

let plain: GatewayWorld;
let secure: GatewayWorld;

beforeAll(async () => {
  plain = await gatewayWorld();
  secure = await gatewayWorld({ PORTAL_ORIGIN: 'https://pay.kd.example' });
});

afterAll(async () => {
  await plain.close();
  await secure.close();
});

describe('the policy of a document', () => {
  const policy = (paymentOrigins: readonly string[] = []) =>
    contentSecurityPolicy({ nonce: 'N', portalOrigin: 'https://pay.kd.example', paymentOrigins });

  it('runs our files and what carries the nonce, and nothing inline or evaluated', () => {
    expect(policy()).toContain("script-src 'self' 'nonce-N';");
    expect(policy()).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy()).not.toContain('unsafe-eval');
  });

  it('denies whatever it does not name, frames and base addresses', () => {
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ]) {
      expect(policy()).toContain(part);
    }
  });

  it('lets a payment document reach its provider, by script, frame, call and form', () => {
    for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action']) {
      expect(policy(['https://p.example'])).toMatch(new RegExp(`${name} [^;]*https://p\\.example`));
    }
  });

  it('asks for secure WebSockets where the portal is secure', () => {
    expect(policy()).toContain("connect-src 'self' wss://pay.kd.example");
  });
});

describe('headers', () => {
  it.each(['/', '/payment_summary_open', '/mda', '/registry.json', '/livez', '/api/v1/x', '/nothing.js'])(
    '%s says that types are what they are, and who referred stays private',
    async (url) => {
      const { headers } = await plain.ask(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );

  it('insist on HTTPS where the portal has it, and never on plain HTTP', async () => {
    expect((await plain.ask('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.ask('/')).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('isolate documents; a payment document may hear from the window it opens', async () => {
    expect((await plain.ask('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    expect((await plain.ask('/payment_summary_open')).headers['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
  });
});
