export { menuOf } from './menu-of.ts';
export { routesOf } from './routes-of.ts';
export type { ScreenTable } from './screen-table.ts';
export { tabsOf } from './tabs-of.ts';
export { whoSees } from './who-sees.ts';
