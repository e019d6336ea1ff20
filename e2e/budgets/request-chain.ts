import type { CDPSession, Page } from '@playwright/test';

interface Initiator {
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

export interface RequestChains {
  /** The longest chain of requests of which each was found out by the one before it, the document first. */
  readonly deepest: () => readonly string[];
}

/** Follows who asked for what on a page, from now on. */
export async function followRequestChains(page: Page): Promise<RequestChains> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const parents = new Map<string, string | undefined>();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const asker = initiator as Initiator;
    // The same file may be asked for again by those who import it later; who made it arrive counts.
    if (!parents.has(request.url) && type !== 'WebSocket') parents.set(request.url, asker.url ?? caller(asker.stack));
  });
  await session.send('Network.enable');

  function chainOf(url: string, below: readonly string[] = []): readonly string[] {
    const parent = parents.get(url);
    const chain = [url, ...below];
    return parent !== undefined && parent !== url && parents.has(parent) && !chain.includes(parent)
      ? chainOf(parent, chain)
      : chain;
  }

  return {
    deepest: () =>
      [...parents.keys()]
        .map((url) => chainOf(url))
        .reduce((deepest, chain) => (chain.length > deepest.length ? chain : deepest), [])
        .map((url) => new URL(url).pathname),
  };
}

function caller(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? caller(stack.parent);
}
