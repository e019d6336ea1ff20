import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { cmsTitles } from './cms-titles.ts';

const sections = [
  { to: '/admin/cms', title: cmsTitles.texts },
  { to: '/admin/cms/pictures', title: cmsTitles.pictures },
  { to: '/admin/cms/templates', title: cmsTitles.templates },
  { to: '/admin/settings/mails', title: cmsTitles.mails },
  { to: '/admin/settings/tariffs', title: cmsTitles.tariffs },
] as const;

/** The tabs of the CMS above one of its pages. */
export function CmsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={cmsTitles.cms} sections={sections}>
      {children}
    </SectionTabs>
  );
}
