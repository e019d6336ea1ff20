import { lagosDay } from '@portal/contracts';
import { useEffect, useState } from 'react';

/** The day in Lagos. Nothing on a server, whose page may be read on another day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(lagosDay(Date.now())), []);
  return today;
}
