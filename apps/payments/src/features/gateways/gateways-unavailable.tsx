import { useRevalidator } from '@portal/platform/router';
import { ErrorState, Page } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export function GatewaysUnavailable() {
  const texts = paymentsTexts.useMessages();
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={texts.selectMethod} width="form">
      <ErrorState
        title={texts.gatewaysFailed}
        message={texts.unreachableText}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </Page>
  );
}
