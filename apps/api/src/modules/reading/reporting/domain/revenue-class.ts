import type { RevenueClass } from '@portal/contracts';

const classOfCode: Readonly<Record<string, RevenueClass>> = {
  '12010101': 'paye',
  '12010102': 'direct-assessment',
  '12010103': 'withholding',
  '12010104': 'capital-gains',
  '12010105': 'stamp-duties',
  '12020101': 'road-taxes',
  '12020102': 'road-taxes',
  '12020103': 'road-taxes',
  '12020104': 'road-taxes',
  '12020403': 'road-taxes',
  '12020404': 'road-taxes',
};
/** Taxes of the chart of accounts; everything else is a licence, fee, fine, sale, earning or rent. */
const taxes = '1201';

/** The class of a revenue head, by its code and by who collects it: each head has exactly one. */
export function revenueClassOf(code: string, mdaCode: string): RevenueClass {
  if (mdaCode === 'LGC') return 'local-government';
  return classOfCode[code] ?? (code.startsWith(taxes) ? 'other-taxes' : 'mdas');
}
