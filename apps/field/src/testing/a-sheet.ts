import type { VisitSheet } from '@portal/contracts';
import { base64url } from '../sealing/bytes.ts';

export const visitId = '0199a1f0-0000-7000-8000-000000000071';
export const token = 'a'.repeat(43);

/** A key of a server that opens nothing: what is sealed for it can be counted, and not read. */
async function sealKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { id: 'k1', publicKey: base64url(new Uint8Array(point)) };
}

/** The sheet of an officer with one visit. */
export async function aSheet(change: Partial<VisitSheet['visits'][number]> = {}): Promise<VisitSheet> {
  return {
    ...{ officerId: '0199a1f0-0000-7000-8000-000000000001', officer: 'Rose Ɗan-Iya', day: '2026-11-27' },
    ...{ serverTime: '2026-11-27T07:00:00.000Z', sealKey: await sealKey() },
    visits: [
      {
        ...{ id: visitId, number: 'ENF-2026-00000071', state: 'departed', endReason: '', reports: 0 },
        ...{ taxpayer: '<b>Ƙasuwa</b> & Sons', place: 'Kakuri Industrial 22', isDwelling: false },
        ...{ startsAt: '2026-11-27T08:45:00.000Z', endsAt: '2026-11-27T12:00:00.000Z', witness: 'Ward head' },
        ...{ willSeal: true, willTake: false, willSearch: false, demandNumber: 'DMN-2026-00000874' },
        ...{ court: 'High Court, Kaduna', orderNumber: 'KDH/3312/26', bills: ['KD7Q4M2X9TBC1VWZ'] },
        openKobo: 241_860_000 as VisitSheet['visits'][number]['openKobo'],
        ...change,
      },
    ],
  };
}

/** What the server answers to a phone that is enrolled with the link. */
export const enrolled = (sheet: VisitSheet) => ({
  deviceId: '0199a1f0-0000-7000-8000-000000000005',
  secret: 'b'.repeat(43),
  sheet,
});
