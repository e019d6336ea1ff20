export { hostConfig } from './vite/host-config.ts';
export { type RemoteOptions, remoteConfig } from './vite/remote-config.ts';
