import type { FastifyInstance } from 'fastify';
import { createServiceChangesRepository } from './data/service-changes.repository.ts';
import { featuresOffRoute } from './routes/features-off.route.ts';
import { type MailPreviewDeps, mailPreviewRoutes } from './routes/mail-preview.route.ts';
import { type ServiceSettingsDeps, serviceSettingsRoutes } from './routes/service-settings.route.ts';
import { standardSettings } from './standard-settings.ts';

type Deps = MailPreviewDeps & Pick<ServiceSettingsDeps, 'db' | 'clock'> & { readonly agentRegistrationFeeKobo: number };

/** What the service sets itself, by two persons: words of mails, fees and limits, what is switched on. */
export function serviceSettingsModule(app: FastifyInstance, deps: Deps): void {
  const { db, clock, agentRegistrationFeeKobo } = deps;
  const standards = standardSettings(agentRegistrationFeeKobo);
  serviceSettingsRoutes(app, { db, clock, changes: createServiceChangesRepository(db), standards });
  mailPreviewRoutes(app, deps);
  featuresOffRoute(app, deps);
}
