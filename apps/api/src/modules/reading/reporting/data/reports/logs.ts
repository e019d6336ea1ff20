import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { activity, audit } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type Log = typeof audit | typeof activity;

function logBinding(log: Log, more: Readonly<Record<string, SQLWrapper>>): ReportBinding {
  return {
    source: {
      from: log,
      key: { column: log.id, type: 'bigint' },
      select: {
        id: sql`${log.id}::text`,
        at: log.at,
        // Of nobody and of the portal itself, what stands there.
        actorName: sql`coalesce(${log.actorName}, ${log.actor})`,
        actorRole: log.actorRole,
        action: log.action,
        subject: log.subject,
        detail: log.detail,
        address: log.address,
        device: log.device,
        requestId: log.requestId,
        ...more,
      },
      sorts: { at: { column: log.at, type: 'timestamptz' } },
    },
    own: {},
    within: ({ minDate, maxDate }) =>
      and(sql`${log.at} >= lagos_midnight(${minDate}::date)`, sql`${log.at} < lagos_midnight(${maxDate}::date + 1)`),
    filters: {
      action: (action) => eq(log.action, String(action)),
      actorId: (id) => eq(log.actor, `user:${id}`),
    },
    searchWords: (typed) => foundIn(log, typed),
  };
}

/** Each by an index of its own: an id is of an actor or of an object. */
function foundIn(log: Log, typed: string): SQL | undefined {
  if (/^[a-z-]+\.[a-z-]+$/.test(typed)) return eq(log.action, typed);
  if (/^[a-z-]+:.{1,80}$/.test(typed)) return or(eq(log.subject, typed), eq(log.actor, typed));
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed))
    return or(eq(log.actor, `user:${typed}`), eq(log.subject, `user:${typed}`), eq(log.requestId, typed));
  return or(eq(log.address, typed), eq(log.requestId, typed), eq(log.subject, typed));
}

export const auditBinding = logBinding(audit, { reason: audit.reason });
export const activityBinding = logBinding(activity, {});
