import '../lists/list.css';
import './records.css';

export { PrintCard, type PrintCardProps } from './print-card.tsx';
export { RecordFailure, type RecordFailureProps } from './record-failure.tsx';
export { RecordPage, type RecordPageProps } from './record-page.tsx';
export { RecordSection, type RecordSectionProps } from './record-section.tsx';
export type { RecordSource } from './record-source.ts';
