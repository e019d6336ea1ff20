/** What became of a file of tests. */
export interface TestFileReport {
  readonly passed: number;
  /** Full names of tests. A file that could not be loaded, or whose hooks failed, is named itself. */
  readonly failed: readonly string[];
  /** Full names of tests that failed and passed when tried again. */
  readonly unsteady: readonly string[];
  /** From the first import to the last hook. */
  readonly seconds: number;
}

/** What `RunReporter` writes at the end of a run. */
export interface RunReport {
  /** By the path from the root of the repository. */
  readonly files: Readonly<Record<string, TestFileReport>>;
  /** Errors that belong to no test, such as a promise that nobody waits for. */
  readonly strayErrors: number;
}
