import { runTool } from './run-tool.ts';

/** Machines with both generations of control groups need runc, and the limits that they allow themselves. */
const engine = ['--cgroup-manager=cgroupfs', '--runtime', 'runc'];
const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4096:4096'];
/** As `compose.yml` and `kubernetes/` run them: no rights, and nothing is written but to mounts. */
const closed = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];

export interface ContainerOptions {
  readonly name: string;
  readonly image: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `from:to[:ro]` */
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
}

export function podman(args: readonly string[], input?: string): string {
  return runTool('podman', [...engine, ...args], input === undefined ? {} : { input });
}

function given({ name, image, env = {}, volumes = [], command = [] }: ContainerOptions): readonly string[] {
  return [
    ...['--name', name, '--network', 'host', ...limits, ...closed],
    ...Object.entries(env).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
    ...volumes.flatMap((volume) => ['--volume', volume]),
    ...[image, ...command],
  ];
}

export function startContainer(options: ContainerOptions): void {
  podman(['run', '--detach', ...given(options)]);
}

/** Runs it to its end and returns what it said. */
export function runContainer(options: ContainerOptions): string {
  return podman(['run', '--rm', ...given(options)]);
}

export function removeContainer(name: string): void {
  podman(['rm', '--force', '--ignore', '--time', '30', name]);
}
