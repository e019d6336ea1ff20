import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFields } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createGateway } from './app.ts';
import { createLogger } from './create-logger.ts';
import { loggedRequest } from './logged-request.ts';

it('no line of a call holds a signed receipt, a token or the secret of a notification; references stay readable', async () => {
  const lines: string[] = [];
  const releasesDir = mkdtempSync(join(tmpdir(), 'portal-gateway-log-'));
  const gateway = await createGateway({
    releasesDir,
    fieldDir: releasesDir,
    apiOrigins: ['http://127.0.0.1:9'],
    portalOrigin: 'http://localhost:4000',
    paymentOrigins: [],
    trustedProxies: [],
    rendersPages: true,
    rendersAhead: false,
    waitingRoomKey: undefined,
    waitingRoomPerSecond: 20,
    stateDir: undefined,
    watchesService: false,
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
  });
  for (const [method, url] of [
    ['GET', '/receipt-verification?ref=KDR-2026-00000001&s=eyJhbGci.hunter2.c2ln'],
    ['GET', '/api/v1/bills/document?billReference=KD7Q4M2X9TBC1VWZ&signedReceipt=eyJhbGci.hunter2.c2ln'],
    ['POST', '/api/v1/payments/notifications/remita/hunter2'],
    ['POST', '/api/v1/reminder-opt-outs/hunter2/one-click'],
    ['POST', '/nowhere?s=hunter2'],
    ['GET', '/hubs/payment-notifications?id=hunter2&access_token=hunter2'],
    ['GET', '/email-notice?email=hunter2%40example.ng'],
    ['GET', '/consult-connect/booking?ref=KDC-2026-0001&key=hunter2'],
    ['GET', '/reset-password?token=hunter2&lang=ha'],
    ['GET', '/?routeTo=%2Freset%3Ftoken%3Dhunter2'],
    ['GET', '/about-us?nobody-declared-it=hunter2'],
    ['GET', '/about-us?hunter2'],
    ['GET', '/api/v1/agents?criteria=hunter2&pageNumber=3'],
    ['GET', `/about-us?ref=${'x'.repeat(90)}hunter2`],
    ['GET', '/search?q=70000000001'],
    ['GET', '/search?lang=ha&q=hunter2+000-0001'],
    ['GET', '/payment-redirect-open?rrr=123456789012'],
  ] as const) {
    await gateway.inject({ method, url });
  }
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
  expect(lines.length).toBeGreaterThan(9);
  expect(lines.join('')).not.toContain('hunter2');
  expect(lines.join('')).toContain('ref=KDR-2026-00000001&s=[redacted]');
  expect(lines.join('')).toContain('billReference=KD7Q4M2X9TBC1VWZ');
  expect(lines.join('')).not.toContain('70000000001');
  expect(lines.join('')).toContain('rrr=123456789012');
  expect(lines.join('')).toContain('pageNumber=3');
  for (const [name, kind] of Object.entries(addressFields)) {
    const { url } = loggedRequest({ method: 'GET', url: `/p?${name}=hunter2`, ip: '::1' });
    expect(url, name).toBe(kind === 'open' ? `/p?${name}=hunter2` : `/p?${name}=[redacted]`);
  }
});
