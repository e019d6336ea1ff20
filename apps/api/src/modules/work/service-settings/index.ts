export { serviceSettingsModule } from './service-settings.module.ts';
