import type { ReportId, Role, Scope } from '@portal/contracts';
import { readerOf } from '../../../platform/scope/read-as.ts';
import { reportOf } from './domain/file-head.ts';

/**
 * Whether somebody, as they are now, may have rows that were asked for earlier: their role may read the report, and they would
 * see exactly the rows they saw when they asked.
 */
export function mayHave(
  now: { readonly role: Role; readonly scope: Scope },
  asked: { readonly report: ReportId; readonly scope: Scope },
): boolean {
  return reportOf(asked.report).access.includes(now.role) && reachOf(now.scope) === reachOf(asked.scope);
}

/** Names may change; whose rows they are does not. */
function reachOf(scope: Scope): string {
  return JSON.stringify(readerOf(scope));
}
