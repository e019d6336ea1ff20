export { createHubServer, type HubGroups, type HubServer } from './hub-server.ts';
export { type HubCall, type HubCallContext, HubException, type HubMethod, hubMethod } from './protocol/dispatcher.ts';
export type { HubClock } from './server/clock.ts';
export {
  defaultLimits,
  type HubConnectionInfo,
  type HubIdentity,
  type HubLimits,
  type HubLog,
  type HubPlace,
  type HubPlaces,
  type HubServerOptions,
  type HubVisitor,
  type Rate,
} from './server/options.ts';
