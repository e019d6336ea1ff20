/** What a step of `npm test` found. A tool that is not a test runner counts as one check. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** A line for each thing that failed, as the end of a long output shows the last ones only. */
  readonly failures?: readonly string[];
  /** Tests that failed and passed when tried again. */
  readonly unsteady?: readonly string[];
  /** Files that took longest, a line each. */
  readonly slowest?: readonly string[];
  /** Always shown, a line each: what passed and yet deserves a look, or why something was left out. */
  readonly notes?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}
