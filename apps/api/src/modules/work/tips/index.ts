export { tipsModule } from './tips.module.ts';
