import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTimings } from '../timings/timings.ts';
import { readWeights } from '../timings/weights.ts';

/** Seconds of a file that nobody has measured. */
const unknown = 1;

/**
 * Starts files that take long before those that take short: a long one started last keeps one processor busy while the others have nothing to do.
 * Files of a project follow each other, as only they share a process.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = { ...readWeights(), ...readTimings() };
    const { root } = this.ctx.config;
    const projects = new Map(this.ctx.projects.map(({ name }, index) => [name, index]));
    return specifications
      .map((specification) => ({
        specification,
        project: projects.get(specification.project.name) ?? projects.size,
        seconds: seconds[relative(root, specification.moduleId)] ?? unknown,
      }))
      .sort((one, other) => one.project - other.project || other.seconds - one.seconds)
      .map(({ specification }) => specification);
  }
}
