import { BusinessError } from '../business-error.ts';

export interface Places {
  /** Takes a place, or throws; what it answers gives the place back. */
  readonly take: (whose: string) => () => void;
}

const retryAfterSeconds = 5;

/** How many large bodies are held in memory at once: few of one caller, so that nobody's keep out another's. */
export function createPlaces({ mostOfOne = 4, mostInAll = 24 } = {}): Places {
  const taken = new Map<string, number>();
  let inAll = 0;
  return {
    take(whose) {
      const own = taken.get(whose) ?? 0;
      if (own >= mostOfOne) throw new BusinessError('request.rate-limited', { retryAfterSeconds });
      if (inAll >= mostInAll) throw new BusinessError('service.unavailable', { retryAfterSeconds });
      taken.set(whose, own + 1);
      inAll += 1;
      return () => {
        inAll -= 1;
        const left = (taken.get(whose) ?? 1) - 1;
        if (left > 0) taken.set(whose, left);
        else taken.delete(whose);
      };
    },
  };
}
