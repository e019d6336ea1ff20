import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = [
  ...tabsOf(screens, 'cms'),
  // Pages of Settings that hold words of the portal too.
  { to: screens.mails.path, title: { en: 'Words of mails', ha: 'Kalmomin imel' } }, // native reviewer
  { to: screens.tariffs.path, title: { en: 'Tariffs of revenue heads', ha: 'Jadawalin tushen kuɗin shiga' } },
] as const;

/** The tabs of the CMS above one of its pages. */
export function CmsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens.cms.title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
