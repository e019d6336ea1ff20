import { type Localized, taxpayerReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { BulkTransfer } from './bulk-transfer.tsx';
import { TaxpayerPanel } from './taxpayer-panel.tsx';
import { taxpayerSigns } from './taxpayer-signs.ts';

/** The register of taxpayers of an area; rows can be chosen where they can be moved together. */
export function taxpayerList(title: Localized, { canMove = false }: { readonly canMove?: boolean } = {}) {
  return defineListScreen(taxpayerReport, {
    title,
    noun: {
      one: { en: 'taxpayer', ha: 'mai biyan haraji' },
      many: { en: 'taxpayers', ha: 'masu biyan haraji' },
    },
    columns: {
      tpui: { card: 'reference' },
      name: { isWide: true, card: 'title' },
      category: { from: 760, isQuiet: true, card: 'line' },
      taxOffice: { from: 980, isQuiet: true },
      registeredOn: { from: 1200, isQuiet: true },
      bills: { from: 760, isQuiet: true },
      collectedKobo: { from: 980 },
      outstandingKobo: { isStrong: true, card: 'amount' },
      status: { signs: taxpayerSigns, card: 'status' },
    },
    Record: TaxpayerPanel,
    ...(canMove && { Bulk: BulkTransfer }),
  });
}
