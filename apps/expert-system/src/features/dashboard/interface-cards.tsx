import { useApiClient } from '@portal/api-client';
import { getInterfaceFigures } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, formatDateTime } from '@portal/ui';
import { FigureStrip, FigureTile, reportAddress, shortFigure } from '@portal/workspace/numbers';
import { reports, requestsPath } from '../../paths.ts';
import { InterfaceLists } from './interface-lists.tsx';
import { interfaceTexts as texts } from './interface-texts.ts';
import './interface-cards.css';

/** How the interface works: calls and refusals, the next payout, errors by code, events that arrived, keys about to end. */
export function InterfaceCards() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['expert-system', 'interface-figures'],
    queryFn: ({ signal }) => api(getInterfaceFigures, {}, signal),
  });
  const { data } = source;
  const { calls, payout, period } = data ?? {};
  const some = (value: number, noun: { readonly en: string; readonly ha: string }) =>
    `${shortFigure(value, 'count', language)} ${localized(noun)}`;
  const log = (status?: string) => reportAddress(requestsPath, period ?? {}, status ? { status } : {});
  const spoken =
    data &&
    `${localized(texts.title)}, ${localized(texts[data.mode])}: ${formatDate(data.period.minDate)} – ${formatDate(data.period.maxDate)}, ${localized(texts.asOf)} ${formatDateTime(data.asOf, language)}`;
  return (
    <>
      <FigureStrip label={localized(texts.title)} period={spoken}>
        <FigureTile
          label={localized(texts.calls)}
          value={calls?.all}
          unit="count"
          source={source}
          note={typeof calls?.medianMs === 'number' && `${localized(texts.half)} ${calls.medianMs} ms`}
          rows={{ to: log(), label: some(calls?.all ?? 0, texts.ofCalls) }}
        />
        <FigureTile
          label={localized(texts.refused)}
          value={calls?.refused}
          unit="count"
          source={source}
          note={localized(texts.refusedNote)}
          rows={{ to: log('refused'), label: some(calls?.refused ?? 0, texts.ofCalls) }}
        />
        <FigureTile
          label={localized(texts.failed)}
          value={calls?.failed}
          unit="count"
          source={source}
          note={localized(texts.failedNote)}
          rows={{ to: log('failed'), label: some(calls?.failed ?? 0, texts.ofCalls) }}
        />
        <FigureTile
          label={localized(texts.payout)}
          value={payout?.amountKobo}
          unit="kobo"
          source={source}
          note={payout ? `${localized(texts.awaited)} ${formatDate(payout.valueDate)}` : localized(texts.noPayout)}
          rows={
            payout
              ? {
                  to: reportAddress(
                    reports.settlements,
                    { minDate: payout.valueDate, maxDate: payout.valueDate },
                    { status: 'awaited' },
                  ),
                  label: some(payout.payments, texts.payments),
                }
              : undefined
          }
        />
      </FigureStrip>
      {data && <InterfaceLists figures={data} />}
    </>
  );
}
