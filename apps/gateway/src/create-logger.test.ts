import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGateway } from './app.ts';
import { createLogger } from './create-logger.ts';

it('no line of a call holds a signed receipt, a token or the secret of a notification; references stay readable', async () => {
  const lines: string[] = [];
  const releasesDir = mkdtempSync(join(tmpdir(), 'portal-gateway-log-'));
  const gateway = await createGateway({
    releasesDir,
    apiOrigin: 'http://127.0.0.1:9',
    portalOrigin: 'http://localhost:4000',
    paymentOrigins: [],
    trustedProxies: [],
    rendersPages: true,
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
  });
  for (const [method, url] of [
    ['GET', '/receipt-verification?ref=KDR-2026-00000001&s=eyJhbGci.hunter2.c2ln'],
    ['GET', '/api/v1/bills/document?billReference=KD7Q4M2X9TBC1VWZ&signedReceipt=eyJhbGci.hunter2.c2ln'],
    ['POST', '/api/v1/payments/notifications/remita/hunter2'],
    ['POST', '/nowhere?s=hunter2'],
    ['GET', '/hubs/payment-notifications?id=hunter2&access_token=hunter2'],
    ['GET', '/email-notice?email=hunter2%40example.ng'],
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
});
