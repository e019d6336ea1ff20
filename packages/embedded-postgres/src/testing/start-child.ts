import { spawn } from 'node:child_process';
import { type EndWithStarterOptions, endWithStarter } from '../end-with-starter.ts';

/** A starter for tests that kill it: runs the line of shell given first as `endWithStarter` is told second, and stays. */
const [line = '', options = '{}'] = process.argv.slice(2);
const given: EndWithStarterOptions = JSON.parse(options);
endWithStarter(spawn('/bin/sh', ['-c', line], { stdio: ['ignore', 'inherit', 'ignore'], detached: true }), given);
process.stdout.write('watched\n');
setInterval(() => {}, 1000);
