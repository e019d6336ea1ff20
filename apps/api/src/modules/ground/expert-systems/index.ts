export { expertSystemsModule } from './expert-systems.module.ts';
