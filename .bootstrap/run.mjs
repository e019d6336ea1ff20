// The only file that may run before anything is installed: any Node >= 20 with npm is enough.
// Obtains pnpm (and through the lockfile Node 24) from npm, installs the workspace, then runs a root script.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and run the command again.`);

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = /^pnpm@([\d.]+)/.exec(manifest.packageManager)[1];
const tools = join(root, '.tools', `pnpm-${pnpmVersion}`);
const onWindows = process.platform === 'win32';

// npm start exports npm_config_* etc.; pnpm and a nested npm would read them as their own settings.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
env.TURBO_TELEMETRY_DISABLED = '1';
env.DO_NOT_TRACK = '1';

function run(command, args, cwd = root) {
  const result = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: onWindows });
  if (result.error) throw result.error;
  if (result.status !== 0)
    giveUp(
      `"${command} ${args.join(' ')}" failed (exit code ${result.status}). Its own message is above; mend that and run the command again.`,
    );
}

const binaries = join(tools, 'node_modules', '.bin');
if (!existsSync(join(binaries, onWindows ? 'pnpm.cmd' : 'pnpm'))) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{"private":true}\n');
  console.log(`Getting pnpm ${pnpmVersion} from npm …`);
  run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', `pnpm@${pnpmVersion}`],
    tools,
  );
  // npm 12 blocks install scripts: without its own installer pnpm stays a placeholder that turbo cannot execute.
  run(process.execPath, ['install.js'], join(tools, 'node_modules', 'pnpm'));
}

// The workspace's node_modules/.bin comes first: it holds Node 24, which everything below runs on.
const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
env[pathName] = [join(root, 'node_modules', '.bin'), binaries, env[pathName]].join(delimiter);

const lockfile = join(root, 'pnpm-lock.yaml');
const stamp = join(root, 'node_modules', '.installed-lockfile');
const lockHash = () => (existsSync(lockfile) ? createHash('sha256').update(readFileSync(lockfile)).digest('hex') : '');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) {
  run('pnpm', ['install', ...(lockHash() ? ['--frozen-lockfile'] : [])]);
  writeFileSync(stamp, lockHash());
}

const [script, ...rest] = process.argv.slice(2);
const [command, ...args] = commandOf(script, rest);
const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: onWindows });
// Ctrl-C reaches the child through the terminal's process group; a plain kill does not, so pass it on.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes a kill on to its shell only: without this, what was started would outlive both.
const parent = process.ppid;
if (process.env.npm_lifecycle_event && !onWindows)
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// pnpm would end at Ctrl-C before the script it runs has stopped what it started; a shell that becomes the script does not.
function commandOf(script, rest) {
  if (script === '--') return ['pnpm', ...rest];
  if (onWindows) return ['pnpm', 'run', script, ...rest];
  return ['sh', '-c', `exec ${manifest.scripts[script]} "$@"`, script, ...rest];
}
