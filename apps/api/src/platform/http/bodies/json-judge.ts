import type { BodyLimits } from '@portal/contracts';

/** What is wrong with JSON that nothing has parsed yet. */
type JsonFault = 'too-deep' | 'too-many-tokens';

export interface JsonJudge {
  /** Looks at the bytes that came next, once and in order; the first fault is the last word. */
  readonly judge: (chunk: Uint8Array) => JsonFault | undefined;
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Counts how deep and of how many parts a body is while it comes. What is no JSON is left for the parser: it parses no further than the
 * first wrong sign, and there are no more signs than were counted.
 */
export function createJsonJudge({ depthMax, tokensMax }: Pick<BodyLimits, 'depthMax' | 'tokensMax'>): JsonJudge {
  let isInText = false;
  let isEscaped = false;
  let depth = 0;
  let tokens = 0;

  return {
    judge(chunk) {
      for (const byte of chunk) {
        if (isInText) {
          if (isEscaped) isEscaped = false;
          else if (byte === backslash) isEscaped = true;
          else if (byte === quote) isInText = false;
          continue;
        }
        switch (byte) {
          case quote:
            isInText = true;
            break;
          case openList:
          case openObject:
            depth += 1;
            tokens += 1;
            if (depth > depthMax) return 'too-deep';
            break;
          case closeList:
          case closeObject:
            depth -= 1;
            break;
          case comma:
          case colon:
            tokens += 1;
            break;
        }
        if (tokens > tokensMax) return 'too-many-tokens';
      }
      return undefined;
    },
  };
}
