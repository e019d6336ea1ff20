import '../lists/list.css';
import '../work/work.css';

export { coverageList } from './coverage-list.tsx';
export { leadList } from './lead-list.tsx';
export { leadOutcomeList } from './lead-outcome-list.tsx';
export { LeadPage } from './lead-page.tsx';
export { MatchReasons, type MatchReasonsProps } from './match-reasons.tsx';
export { tipList } from './tip-list.tsx';
export { TipPage } from './tip-page.tsx';
