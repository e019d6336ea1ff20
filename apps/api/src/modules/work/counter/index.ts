export { counterModule } from './counter.module.ts';
