import { randomUUID } from 'node:crypto';
import type { CapturedVisit, VisitSheet } from '@portal/contracts';
import { sealedFor } from '../../../../testing/sealed-by-a-phone.ts';
import type { startEnforcement } from './enforcement-test-app.ts';

type App = Awaited<ReturnType<typeof startEnforcement>>;

export interface OfficerOnPhone {
  readonly officerId: string;
  readonly deviceId: string;
  readonly secret: string;
  readonly sheet: VisitSheet;
}

/** What officers do with their phones, and what a phone sends. */
export function phonesOf(app: App) {
  async function link(as: string): Promise<{ readonly token: string; readonly pin: string }> {
    const { link: address, pin } = (await app.call('POST', '/officer-phones/links', { as })).json();
    return { token: new URL(address).hash.replace('#officer=', ''), pin };
  }
  async function phone(officerId: string): Promise<OfficerOnPhone> {
    const answer = await app.call('POST', '/field/officer-phones', {
      body: { ...(await link(officerId)), name: 'Tecno' },
    });
    return { officerId, ...answer.json() };
  }
  const proofOf = ({ deviceId, secret }: OfficerOnPhone) => ({ deviceId, secret });
  const sheet = (one: OfficerOnPhone) => app.call('POST', '/field/visits', { body: { ...proofOf(one), waiting: 2 } });
  const met = (one: OfficerOnPhone, visitId: string, change: Partial<CapturedVisit> = {}): CapturedVisit => ({
    ...{ id: randomUUID(), deviceId: one.deviceId, officerId: one.officerId, visitId },
    ...{ capturedAt: new Date().toISOString(), clockZone: 'Africa/Lagos', outcome: 'served', receiptNumber: '' },
    place: { longitude: 7.41, latitude: 10.47, accuracyM: 8, isMock: false },
    ...{ note: 'The owner took the papers', photos: [] },
    ...change,
  });
  const seal = (one: OfficerOnPhone, report: CapturedVisit) =>
    sealedFor(one.sheet.sealKey, `visit:${report.id}`, Buffer.from(JSON.stringify(report)));
  const send = (one: OfficerOnPhone, id: string, sealed: string) =>
    app.call('PUT', `/field/visit-reports/${id}`, {
      body: { ...proofOf(one), keyId: one.sheet.sealKey.id, sealed },
    });
  async function sent(one: OfficerOnPhone, visitId: string, change: Partial<CapturedVisit> = {}) {
    const report = met(one, visitId, change);
    return { report, answer: await send(one, report.id, seal(one, report)) };
  }
  const sendPhoto = (one: OfficerOnPhone, id: string, position: number, photo: Buffer) =>
    app.call('PUT', `/field/visit-reports/${id}/photos/${position}`, {
      body: {
        ...{ ...proofOf(one), keyId: one.sheet.sealKey.id },
        sealed: sealedFor(one.sheet.sealKey, `photo:${id}:${position}`, photo),
      },
    });
  return { link, phone, sheet, met, seal, send, sent, sendPhoto, proofOf };
}
