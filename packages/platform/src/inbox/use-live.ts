import { useApiClient } from '@portal/api-client';
import type { LiveTopic } from '@portal/contracts';
import { useEffect, useEffectEvent } from 'react';
import { liveConnectionOf } from './live-connection.ts';

/** Calls back while the component is shown, whenever something of this topic may have changed. For people who are signed in. */
export function useLive(topic: LiveTopic, onChange: () => void): void {
  const api = useApiClient();
  const change = useEffectEvent(onChange);
  useEffect(() => liveConnectionOf(api).follow(topic, () => change()), [api, topic]);
}
