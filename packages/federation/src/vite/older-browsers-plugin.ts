import type { Plugin } from 'vite';

/**
 * Nothing rewrites these for the browsers of docs/decisions/0295; one of the first three stops the whole file that it stands in.
 * (Compiling for Safari 15 would: with weak maps for every private field, 1 KB on each page.)
 */
const laterThanOurBrowsers: Readonly<Record<string, RegExp>> = {
  'a look-behind in a regular expression': /\(\?<[=!]/,
  'a static block of a class': /\bstatic\s*\{/,
  'the flag v of a regular expression': /\/[dgimsy]*v[dgimsy]*\.(?:exec|test)\(/,
  'AbortSignal.any and timeout (call `within` of @portal/api-client)': /AbortSignal\.(?:any|timeout)\(/,
  'URL.canParse and parse': /\bURL\.(?:canParse|parse)\(/,
  'findLast and its like': /\.(?:findLast|findLastIndex|toReversed|toSorted|toSpliced)\(/,
  'Object.groupBy and Map.groupBy': /\b(?:Object|Map)\.groupBy\(/,
  'Promise.try and withResolvers': /\bPromise\.(?:try|withResolvers)\(/,
  structuredClone: /\bstructuredClone\(/,
  'Array.fromAsync': /\bArray\.fromAsync\(/,
};

/** A build that people's older phones could not run is refused (docs/decisions/0295). */
export function olderBrowsersPlugin(): Plugin {
  return {
    name: 'portal:older-browsers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [what, pattern] of Object.entries(laterThanOurBrowsers)) {
          if (pattern.test(chunk.code)) {
            this.error(`${chunk.fileName} needs what older phones do not have: ${what}.`);
          }
        }
      }
    },
  };
}
