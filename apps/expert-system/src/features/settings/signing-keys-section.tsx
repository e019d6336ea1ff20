import { useApiClient } from '@portal/api-client';
import { developersPath, listSigningKeys, revokeSigningKey, type SigningKey } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Skeleton, TextLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { keyTexts } from './key-texts.ts';
import { RegisterSigningKeyDialog } from './register-signing-key-dialog.tsx';
import { signingKeyTexts as texts } from './signing-key-texts.ts';

const queryKey = ['expert-system', 'signing-keys'];

/** Public keys that the system's machines sign their calls with; nothing secret is here. */
export function SigningKeysSection() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const source = useQuery({ queryKey, queryFn: ({ signal }) => api(listSigningKeys, {}, signal) });
  const [isRegistering, setRegistering] = useState(false);
  const [revoking, setRevoking] = useState<SigningKey>();
  const changed = () => void queryClient.invalidateQueries({ queryKey });
  const { keys = [], engineCodes = [], modes = [] } = source.data ?? {};
  return (
    <RecordSection
      title={localized(texts.keys)}
      actions={
        engineCodes.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setRegistering(true)}>
            {localized(texts.register)}
          </Button>
        )
      }
    >
      <p className="ws-record-quiet">
        {localized(texts.text)} <TextLink to={`${developersPath}/signatures`}>{localized(texts.how)}</TextLink>
      </p>
      {source.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.keys)} />}
      {source.error && <RecordFailure source={source} />}
      {source.data && keys.length === 0 && <p>{localized(texts.none)}</p>}
      {keys.length > 0 && (
        <ul className="ws-record-list">
          {keys.map((one) => (
            <SigningKeyRow key={one.id} one={one} onRevoke={() => setRevoking(one)} />
          ))}
        </ul>
      )}
      {isRegistering && (
        <RegisterSigningKeyDialog
          engineCodes={engineCodes}
          modes={modes}
          onClose={() => setRegistering(false)}
          onDone={changed}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={localized(texts.revokeTitle)}
          action={localized(texts.revoke)}
          variant="danger"
          confirm={() => api(revokeSigningKey, { params: { keyId: revoking.id } })}
          done={localized(texts.revokeDone)}
          onDone={changed}
          onClose={() => setRevoking(undefined)}
        >
          <p>{revoking.name}</p>
          <p>{localized(texts.revokeEffect)}</p>
        </ConfirmDialog>
      )}
    </RecordSection>
  );
}

function SigningKeyRow({ one, onRevoke }: { readonly one: SigningKey; readonly onRevoke: () => void }) {
  const localized = useLocalized();
  const { id, name, mode, engineCode, algorithm, createdAt, state } = one;
  const standing =
    state === 'revoked' ? localized(texts.revoked) : `${localized(texts.since)} ${formatDate(createdAt)}`;
  return (
    <li>
      <span>
        {name} {mode === 'test' && <em>({localized(keyTexts.modes.test)})</em>}
        <small>
          <code style={{ overflowWrap: 'anywhere' }}>{id}</code> · {algorithm} · {engineCode} · {standing}
        </small>
      </span>
      {state === 'live' && (
        <Button size="sm" variant="quiet" aria-label={`${localized(texts.revoke)}: ${name}`} onClick={onRevoke}>
          {localized(texts.revoke)}
        </Button>
      )}
    </li>
  );
}
