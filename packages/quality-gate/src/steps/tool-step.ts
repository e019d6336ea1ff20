import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A tool that says yes or no with its exit code. `expect`, when given, must also be found in what it printed. */
export function toolStep(name: string, [command, ...args]: readonly [string, ...string[]], expect?: RegExp): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args);
      const passed = code === 0 && (expect === undefined || expect.test(output));
      return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, output };
    },
  };
}
