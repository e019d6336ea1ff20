/** Where pg-boss keeps its tables. */
export const jobsSchema = 'jobs';
