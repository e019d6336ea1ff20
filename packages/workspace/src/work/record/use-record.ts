import { ApiError } from '@portal/api-client';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { workKey } from '../queue/use-queue.ts';

export interface RecordOptions<T> {
  readonly key: readonly unknown[];
  readonly read: (signal: AbortSignal) => Promise<T>;
  readonly onChanged: () => void;
}

/**
 * A record one decides in. `act` makes a change and reads everything again, whatever came of it; when somebody else was faster
 * (409), `isOvertaken` says so beside the record as it is now.
 */
export function useRecord<T>({ key, read, onChanged }: RecordOptions<T>) {
  const queryClient = useQueryClient();
  const queryKey = [...workKey, ...key];
  const [isOvertaken, setOvertaken] = useState(false);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });

  async function act<A>(change: () => Promise<A>): Promise<A> {
    setOvertaken(false);
    try {
      return await change();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setOvertaken(true);
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      onChanged();
    }
  }

  return { query, act, isOvertaken };
}
