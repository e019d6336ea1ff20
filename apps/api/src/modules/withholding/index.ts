export { withholdingModule } from './withholding.module.ts';
