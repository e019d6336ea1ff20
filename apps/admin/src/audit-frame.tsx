import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/admin/audit-trail', title: listTitles.auditTrail },
  { to: '/admin/audit-trail/activity', title: listTitles.activity },
] as const;

/** Decisions, and beside them what is frequent and changes nothing. */
export function AuditFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.auditTrail} sections={sections}>
      {children}
    </SectionTabs>
  );
}
