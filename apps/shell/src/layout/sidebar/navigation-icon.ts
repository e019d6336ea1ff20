import type { IconName } from '@portal/ui';

/** The sign of a menu entry, by a word of its path. The first that fits wins. */
const signs: readonly (readonly [word: RegExp, icon: IconName])[] = [
  [/settings$/, 'settings'],
  [/help|support/, 'help'],
  [/profile/, 'person'],
  [/tax-payers|managers|enumerators/, 'people'],
  [/payment-history|schedule|logs|audit/, 'clock'],
  [/invoice/, 'receipt'],
  [/collection/, 'card'],
  [/settlement|revenue/, 'bank'],
  [/mda-reports|office-management|taxpayer/, 'building'],
  [/analytics|intelligence|compliance/, 'chart'],
  [/notice|consult|appeal/, 'mail'],
  [/discrepancy|penalty|enforcement/, 'warning'],
  [/etcc/, 'verify'],
  [/e-services|expert-system-modules/, 'list'],
  [/^\/$/, 'home'],
];

export function navigationIcon(path: string): IconName {
  return (
    signs.find(([word]) => word.test(path))?.[1] ??
    (path.split('/').length <= 2 || path.endsWith('dashboard') ? 'home' : 'list')
  );
}
