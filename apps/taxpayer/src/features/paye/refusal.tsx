import { messageFrom } from '@portal/api-client';
import { Notice } from '@portal/ui';

/** Why a return or a certificate could not be had. */
export function Refusal({ error, otherwise }: { readonly error: unknown; readonly otherwise: string }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{messageFrom(error, otherwise)}</p>
    </Notice>
  );
}
