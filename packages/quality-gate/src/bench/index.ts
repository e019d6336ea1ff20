export { type BenchRow, reportRow } from './bench-row.ts';
export { listed, median, percentile } from './figures.ts';
