import { developersPath, kobo, type PartnerBill } from '@portal/contracts';
import { maskName, type readPartnerBills } from '../../../money/billing/index.ts';
import type { Place } from './partners-deps.ts';

type Row = Awaited<ReturnType<typeof readPartnerBills>>[number];

/** Names are masked: who raised the bill knows whom it is for. */
export function presentPartnerBill(row: Row, place: Place): PartnerBill {
  const { portalOrigin, mode } = place;
  const { reference, paidAt, receiptNumber, voidedAt, lines, createdAt, tpui, payer, totalKobo } = row;
  const here = `${portalOrigin}/api/v1/tsp/bills/${reference}`;
  return {
    ...{ reference, externalReference: row.externalReference, state: row.state, version: row.version },
    ...{ mode, currency: 'NGN', totalKobo: kobo(totalKobo), engineCode: row.engineCode, mda: row.mda },
    taxpayer: { tpui, name: maskName(payer) },
    lines: lines.map(({ amountKobo, ...line }) => ({ ...line, amountKobo: kobo(amountKobo) })),
    ...{ metadata: row.metadata, redirectUrl: row.redirectUrl },
    ...{ issuedOn: row.issuedOn, expiresOn: row.expiresOn, createdAt: createdAt.toISOString() },
    receipt:
      receiptNumber !== null && paidAt
        ? { receiptNumber, paidAt: paidAt.toISOString(), voidedAt: voidedAt?.toISOString() ?? null }
        : null,
    links: {
      checkout: checkoutOf(place, reference),
      invoice: `${here}/invoice`,
      receipt: receiptNumber === null ? null : `${here}/receipt`,
    },
  };
}

/** Where the payer pays. In test mode nobody does: the session plays them, and the address explains it. */
export function checkoutOf({ portalOrigin, mode }: Place, reference: string): string {
  if (mode === 'test') return `${portalOrigin}${developersPath}?${new URLSearchParams({ ref: reference })}#test-mode`;
  return `${portalOrigin}/make_payment_tsp?${new URLSearchParams({ ref: reference })}`;
}
