export { intelligenceModule } from './intelligence.module.ts';
