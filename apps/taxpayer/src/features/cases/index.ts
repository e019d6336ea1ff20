export { Cases } from './cases-screen.tsx';
export { LawClockBar } from './law-clock-bar.tsx';
export { OwnAssessmentPage } from './own-assessment.tsx';
export { RunningClocks } from './running-clocks.tsx';
