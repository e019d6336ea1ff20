import type { AudienceKind } from '@portal/contracts';

/** What can be asked for of each list: what is open, never what is settled. */
export const statusesOf = {
  duties: ['missing', 'awaited'],
  bills: ['outstanding', 'unpaid', 'expired'],
  compliance: [],
} as const satisfies Readonly<Record<AudienceKind, readonly string[]>>;

/** The body of the endpoint from the fields of the form; what the list does not know is left out. */
export function audienceFrom(typed: Record<string, unknown>): unknown {
  const { of, status, duty, minDate, maxDate, ...asked } = typed;
  const kind = of as AudienceKind;
  const statuses: readonly unknown[] = statusesOf[kind];
  return {
    ...asked,
    audience: {
      of,
      question: {
        ...(minDate ? { minDate } : {}),
        ...(maxDate ? { maxDate } : {}),
        // A status of another list was chosen before.
        ...(statuses.length > 0 && { status: statuses.includes(status) ? status : statuses[0] }),
        ...(kind === 'duties' && duty ? { duty } : {}),
      },
    },
  };
}
