import '../lists/list.css';
import '../law-papers/papers.css';
import '../forms/forms.css';
import './penalties.css';

export { LateFinder } from './late-finder.tsx';
export { PenaltyLines, type PenaltyLinesProps } from './penalty-lines.tsx';
export { penaltyList, penaltyRemissionList } from './penalty-list.tsx';
