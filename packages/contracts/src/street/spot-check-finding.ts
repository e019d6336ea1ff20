/** What somebody found who saw a record's premises again. */
export const spotCheckFindings = ['as-recorded', 'differs'] as const;
export type SpotCheckFinding = (typeof spotCheckFindings)[number];

/** What may be another thing than was recorded; the table `spot_checks` holds the same. */
export const differences = ['nothing-there', 'sign', 'trade', 'place', 'owner', 'phone', 'photos'] as const;
export type Difference = (typeof differences)[number];
