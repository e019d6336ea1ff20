import type { FieldDay, VisitSheet } from '@portal/contracts';

/** What the PIN opens: the list of an enumerator, or the sheet of an officer's visits. */
export type TodaysList = FieldDay | VisitSheet;

export const isSheet = (list: TodaysList): list is VisitSheet => 'visits' in list;
