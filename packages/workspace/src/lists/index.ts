import './list.css';

export { ListScreen, type ListScreenProps } from './list-screen.tsx';
export {
  type BulkProps,
  type ColumnLook,
  defineListScreen,
  type ListScreenDefinition,
  type RecordProps,
  type RowRecordProps,
} from './list-screen-definition.ts';
export { Facts, type FactsProps } from './panel/facts.tsx';
export { RowFacts, type RowFactsProps } from './panel/row-facts.tsx';
export { usePeriodLink } from './panel/use-period-link.ts';
export { definePlainList } from './plain-list.ts';
export { useRefreshList } from './rows/use-refresh-list.ts';
export { type Sign, StatusSign, type StatusSignProps } from './table/status-sign.tsx';
