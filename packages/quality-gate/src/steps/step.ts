/** What a step of `npm test` found. A tool that is not a test runner counts as one check. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Always shown, a line each: what passed and yet deserves a look. */
  readonly remarks?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}
