import './sections.css';

export { type Section, SectionTabs, type SectionTabsProps } from './section-tabs.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
