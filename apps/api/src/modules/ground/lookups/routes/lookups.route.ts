import {
  type GatewayId,
  listCounters,
  listEngineCodes,
  listExpertSystems,
  listGenders,
  listIndustries,
  listLgas,
  listLogActions,
  listLogActors,
  listMdas,
  listPaymentChannels,
  listPaymentGateways,
  listRevenueHeads,
  listStates,
  listTaxOffices,
  listTaxpayerCategories,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import type { LookupsRepository } from '../data/lookups.repository.ts';

/** The script of a gateway's payment window, where it has one. */
export type WidgetScripts = Readonly<Partial<Record<GatewayId, string | undefined>>>;

export interface LookupRoutesDependencies {
  readonly lookups: LookupsRepository;
  readonly widgetScripts: WidgetScripts;
}

export function lookupRoutes(app: FastifyInstance, { lookups, widgetScripts }: LookupRoutesDependencies): void {
  serve(app, listStates, () => lookups.named('states'));
  serve(app, listMdas, () => lookups.named('mdas'));
  serve(app, listTaxOffices, () => lookups.taxOffices());
  serve(app, listExpertSystems, () => lookups.named('expert_systems'));
  serve(app, listIndustries, () => lookups.named('industries'));
  serve(app, listGenders, () => lookups.ordered('genders'));
  serve(app, listPaymentChannels, () => lookups.ordered('payment_channels'));
  serve(app, listTaxpayerCategories, () => lookups.ordered('taxpayer_categories'));
  serve(app, listLgas, ({ query }) => lookups.lgas(query.stateId));
  serve(app, listEngineCodes, (_, { user: { scope } }) =>
    lookups.engineCodes(scope.kind === 'expert-system' ? scope.expertSystemId : undefined),
  );
  serve(app, listCounters, (_, { user: { scope } }) =>
    lookups.counters(scope.kind === 'mda' ? scope.mdaId : undefined),
  );
  serve(app, listLogActors, () => lookups.logActors());
  serve(app, listLogActions, () => lookups.logActions());
  serve(app, listRevenueHeads, () => lookups.revenueHeads());
  serve(app, listPaymentGateways, async (_, { language }) =>
    (await lookups.paymentGateways(language)).map((gateway) => {
      const widgetScriptUrl = widgetScripts[gateway.id];
      return gateway.availability === 'available' && widgetScriptUrl ? { ...gateway, widgetScriptUrl } : gateway;
    }),
  );
}
