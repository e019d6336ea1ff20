import type { ApiClient } from '@portal/api-client';
import { listOffices, type OfficeList } from '@portal/contracts';

/** The offices; nothing when they could not be loaded. */
export async function loadOffices(api: ApiClient, signal: AbortSignal): Promise<OfficeList | null> {
  try {
    return await api(listOffices, {}, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
