export { type BuiltRemoteOptions, type BuiltShellOptions, writeBuiltRemote, writeBuiltShell } from './built-apps.ts';
