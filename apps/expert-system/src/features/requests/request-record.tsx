import { useApiClient } from '@portal/api-client';
import { developersPath, getPartnerRequest, type PartnerRequest } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, formatDateTime, Notice, Skeleton, showToast, TextLink } from '@portal/ui';
import { Facts, type RecordProps } from '@portal/workspace/lists';
import { RecordFailure } from '@portal/workspace/records';
import { Tabs } from '@portal/workspace/sections';
import { curlOf } from './curl-of.ts';
import { requestTexts as texts } from './texts.ts';
import './requests.css';

/** A call beside the list: how it ended, what was sent and answered as far as it is kept, and the call as a command. */
export function RequestRecord({ id }: RecordProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['expert-system', 'requests', id],
    queryFn: ({ signal }) => api(getPartnerRequest, { params: { id } }, signal),
  });
  if (source.data) return <Call call={source.data} />;
  if (source.error) return <RecordFailure source={source} />;
  return <Skeleton height={240} role="status" aria-label={localized(texts.facts)} />;
}

function Call({ call }: { readonly call: PartnerRequest }) {
  const localized = useLocalized();
  const { method, path, status, code, isAgain } = call;
  return (
    <div className="es-request">
      <h3>
        {status} {code ?? ''}
      </h3>
      <p translate="no">
        <code>
          {method} {path}
        </code>
      </p>
      {isAgain && <Notice kind="info" title={localized(texts.again)} />}
      {code !== null && <TextLink to={`${developersPath}#${code}`}>{localized(texts.whatToDo)}</TextLink>}
      <Tabs
        label={localized(texts.parts)}
        tabs={[
          { id: 'sent', title: localized(texts.sent), content: <Body text={call.sent} bytes={call.sentBytes} /> },
          {
            id: 'answered',
            title: localized(texts.answered),
            content: <Body text={call.answered} bytes={call.answeredBytes} />,
          },
          { id: 'facts', title: localized(texts.facts), content: <About call={call} /> },
        ]}
      />
      <CopyAsCurl call={call} />
    </div>
  );
}

function Body({ text, bytes }: { readonly text: string; readonly bytes: number }) {
  const localized = useLocalized();
  if (bytes === 0) return <p>{localized(texts.nothing)}</p>;
  return (
    <>
      {text !== '' && <pre translate="no">{laidOut(text)}</pre>}
      <p className="ws-record-quiet">
        {localized(texts.cut)} {bytes} {localized(texts.bytes)}. {localized(texts.masked)}
      </p>
    </>
  );
}

/** As JSON on lines of its own; what was cut off is shown as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function About({ call }: { readonly call: PartnerRequest }) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <Facts
      facts={[
        [localized(texts.at), formatDateTime(call.at, language)],
        [localized(texts.took), `${call.tookMs} ms`],
        [localized(texts.key), call.keyName],
        [localized(texts.engineCode), call.engineCode],
        [localized(texts.address), call.address],
        [localized(texts.reference), call.externalReference ?? localized(texts.none)],
        [localized(texts.requestId), call.requestId],
      ]}
    />
  );
}

function CopyAsCurl({ call }: { readonly call: PartnerRequest }) {
  const localized = useLocalized();
  async function copy() {
    try {
      await navigator.clipboard.writeText(curlOf(call, window.location.origin));
      showToast({ kind: 'success', message: localized(texts.copied) });
    } catch {
      showToast({ kind: 'error', message: localized(texts.failed) });
    }
  }
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {localized(texts.copy)}
    </Button>
  );
}
