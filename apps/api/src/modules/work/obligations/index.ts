export { dueDaysOf, dueOnOf, findDueOn } from './data/due-days.ts';
export { refreshObligations } from './data/refresh-obligations.ts';
export { obligationsModule } from './obligations.module.ts';
export { requireReach, requireRecordable } from './of-taxpayer.ts';
export { ownTpui } from './own-tpui.ts';
export { refuseDaysToCome } from './refuse-days-to-come.ts';
