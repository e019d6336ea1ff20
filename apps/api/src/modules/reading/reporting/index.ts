export { createAttemptReader, createAttemptStory } from './attempt-story.ts';
export { conditionsOf } from './data/read-report.ts';
export type { Asked } from './data/report-binding.ts';
export { reportingModule } from './reporting.module.ts';
export { reportBindings } from './routes/reports.route.ts';
