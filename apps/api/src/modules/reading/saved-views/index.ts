export { savedViewsModule } from './saved-views.module.ts';
