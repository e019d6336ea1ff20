import { communicationTariffKey, getTariff, type Tariff } from '@portal/contracts';
import { portalServices } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData } from '@portal/platform/router';
import { Overview } from '../features/communication-infrastructure/index.ts';

export { loadTexts } from '../features/communication-infrastructure/index.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = portalServices(context);
  const tariff = await api(getTariff, { params: { key: communicationTariffKey }, query: {} }, request.signal).catch(
    (error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    },
  );
  return data<Tariff | undefined>(tariff, { status: tariff ? 200 : 503 });
}

export function Component() {
  return <Overview tariff={useLoaderData() as Tariff | undefined} />;
}
