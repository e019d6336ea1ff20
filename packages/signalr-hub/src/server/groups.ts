import type { Hub } from './hub.ts';
import type { Connection } from './records.ts';

/** `false`: the connection has ended, or is in as many groups as it may be. */
export function joinGroup(hub: Hub, connection: Connection, name: string): boolean {
  if (connection.endedAt !== undefined) return false;
  const own = connection.groups ?? [];
  if (own.includes(name)) return true;
  if (own.length >= hub.options.limits.maxGroupsPerConnection) return false;
  connection.groups = [...own, name];
  const members = hub.groups.get(name);
  if (members === undefined) hub.groups.set(name, new Set([connection]));
  else members.add(connection);
  return true;
}

function removeMember(hub: Hub, connection: Connection, name: string): void {
  const members = hub.groups.get(name);
  members?.delete(connection);
  if (members?.size === 0) hub.groups.delete(name);
}

export function leaveGroup(hub: Hub, connection: Connection, name: string): void {
  if (connection.groups === undefined) return;
  const rest = connection.groups.filter((own) => own !== name);
  connection.groups = rest.length === 0 ? undefined : rest;
  removeMember(hub, connection, name);
}

export function leaveAllGroups(hub: Hub, connection: Connection): void {
  for (const name of connection.groups ?? []) removeMember(hub, connection, name);
  connection.groups = undefined;
}
