export { terminalMonthList } from './month-list.ts';
export { TerminalBoard } from './terminal-board.tsx';
export { TerminalCloses } from './terminal-closes.tsx';
