import { Counter } from 'prom-client';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { PaymentIntent } from './data/payment-intents.repository.ts';
import type { Doubt, ProviderObservation } from './providers/payment-provider.ts';

/** Has whoever is on call hear of an answer that decides nothing, or says more than we know. */
export type ReportDoubt = (intent: PaymentIntent, observation: ProviderObservation) => void;

const figure = 'payment_answers_in_doubt_total';

const lines: Readonly<Record<Doubt['kind'], readonly [level: 'error' | 'warn', text: string]>> = {
  unreachable: ['warn', 'the provider did not answer'],
  unreadable: ['warn', 'the provider’s answer cannot be read'],
  'credentials-refused': ['error', 'the provider refuses our credentials'],
  'question-refused': ['error', 'the provider refuses our question'],
  'reference-unknown': ['error', 'the provider does not know a reference it gave us'],
  'about-another': ['error', 'the provider’s answer is about something else than we asked: nothing moved'],
  contradiction: ['error', 'the provider’s answer contradicts itself: nothing moved'],
  'code-unknown': ['error', 'the provider uses a code nobody documented'],
};

/** One line in the log, and one figure to alert on, for each kind of doubt; the answer itself is among the observations. */
export function createDoubtReport(log: Logger, metrics: Metrics | undefined): ReportDoubt {
  const counter = countedIn(metrics);
  return ({ orderId, provider, providerRef }, { doubt, providerCode, raw: { httpStatus } }) => {
    if (!doubt) return;
    const { kind, field = '' } = doubt;
    counter?.inc({ provider, kind, field });
    const [level, text] = lines[kind];
    log[level](
      { orderId, provider, providerRef, providerCode, httpStatus, doubt: kind, ...(field && { field }) },
      text,
    );
  };
}

function countedIn(metrics: Metrics | undefined): Counter<'provider' | 'kind' | 'field'> | undefined {
  if (!metrics) return undefined;
  const known = metrics.getSingleMetric(figure);
  if (known instanceof Counter) return known;
  return new Counter({
    name: figure,
    help: 'Answers of a payment provider that decided nothing, or that nobody documented',
    labelNames: ['provider', 'kind', 'field'],
    registers: [metrics],
  });
}
