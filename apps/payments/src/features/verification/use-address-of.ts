import { useRevalidator, useSearchParams } from '@portal/platform/router';
import { useEffect } from 'react';

/** A page that was kept on the device was made for no receipt: what the address asks is looked at anew. */
export function useAddressOf(signedReceipt: string | undefined): void {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const asked = search.get('s') ?? '';
  useEffect(() => {
    if (asked !== '' && signedReceipt === undefined) void revalidate();
  }, [asked, signedReceipt, revalidate]);
}
