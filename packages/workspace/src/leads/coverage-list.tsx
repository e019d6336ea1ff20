import { coverageReport, type Localized } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';

/** How far the register reaches in each local government and list: what is missing most comes first. */
export function coverageList(title: Localized) {
  return defineListScreen(coverageReport, {
    title,
    noun: { one: { en: 'area and list', ha: 'yanki da jeri' }, many: { en: 'areas and lists', ha: 'yankuna da jeri' } },
    columns: {
      lga: { isWide: true, card: 'title' },
      sourceKind: { card: 'line' },
      taxOffice: { from: 1200, isQuiet: true },
      found: { from: 760 },
      registered: { from: 980 },
      filed: { from: 980 },
      paid: { from: 980 },
      missing: { isStrong: true, card: 'amount' },
      covered: { from: 760, card: 'end' },
    },
    nameOf: ({ lga, taxOffice }) => lga ?? taxOffice,
  });
}
