import './list.css';

export { ListScreen, type ListScreenProps } from './list-screen.tsx';
export {
  type ColumnLook,
  defineListScreen,
  type ListScreenDefinition,
  type RecordProps,
} from './list-screen-definition.ts';
export { type Sign, StatusSign, type StatusSignProps } from './table/status-sign.tsx';
