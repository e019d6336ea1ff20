import type { dutyReport, ResponseOf } from '@portal/contracts';

/** A row of the list of duties. */
export type DutyRow = ResponseOf<typeof dutyReport.list>['data'][number];
