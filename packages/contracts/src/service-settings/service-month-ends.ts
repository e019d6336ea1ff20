import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

interface ServiceMonthEnd {
  readonly name: Localized;
  /** What ends with it. */
  readonly effect: Localized;
}

/** Papers that are valid to the end of a month, each year the same. */
export const serviceMonthEnds = {
  // native reviewer: the Hausa of the whole list is ours.
  clearance: {
    name: {
      en: 'Tax clearance certificates are valid to the end of',
      ha: 'Shaidar biyan haraji tana aiki har ƙarshen',
    },
    effect: {
      en: 'Certificates that are issued from its day on end with the next end of this month. Those that exist keep their last day.',
      ha: 'Takardun da aka bayar daga ranar za su ƙare da ƙarshen wannan wata mai zuwa. Waɗanda suke nan ba su canja ba.',
    },
  },
} as const satisfies Readonly<Record<string, ServiceMonthEnd>>;
export type ServiceMonthEndId = keyof typeof serviceMonthEnds;
export const serviceMonthEndIds = Object.keys(serviceMonthEnds) as [ServiceMonthEndId, ...ServiceMonthEndId[]];

/** Holds from its day on; where the day is over when it is released, at once. */
export const monthEndSchema = z.strictObject({
  /** 1 to 12. */
  month: z.int().check(z.gte(1), z.lte(12)),
  from: z.iso.date(),
});
export type MonthEnd = z.output<typeof monthEndSchema>;
