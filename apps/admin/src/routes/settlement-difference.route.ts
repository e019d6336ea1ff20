export { DifferencePage as Component } from '../features/settlement/index.ts';
