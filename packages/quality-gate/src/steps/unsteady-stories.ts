interface Suite {
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}

/** What is read of Playwright's JSON report. */
export interface StoriesReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** The titles of stories that failed once and passed when tried again. */
export function unsteadyStories(suites: readonly Suite[]): readonly string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...unsteadyStories(inner),
  ]);
}
