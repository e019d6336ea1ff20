import { completionRecord, failedCompletionRecord, type Invocation } from './hub-message.ts';

/** An error whose text the client may read. The text of any other error stays here. */
export class HubException extends Error {
  override name = 'HubException';
}

/** What a method may do for the connection that called it. */
export interface HubCallContext {
  readonly connectionId: string;
  /** Who `identify` said is calling; never taken from a message. */
  readonly userId: string | undefined;
  /** Throws a HubException when the connection already is in as many groups as it may. */
  readonly joinGroup: (name: string) => void;
  readonly leaveGroup: (name: string) => void;
  /** Sends at once. Whoever sends much waits for what is returned: the client has room for more then, or is gone. */
  readonly reply: (target: string, ...args: readonly unknown[]) => Promise<void>;
}

export type HubCall<T> = HubCallContext & { readonly args: T };

/** A method with its argument type proved and forgotten; made by `hubMethod`. */
export interface HubMethod {
  /** Throws when the arguments are not what the method takes. */
  readonly bind: (args: unknown[]) => (context: HubCallContext) => unknown;
}

/** `parse` is the schema of the argument list (it throws on anything else); `handler` receives only what it returned. */
export function hubMethod<T>(method: {
  readonly parse: (args: unknown[]) => T;
  readonly handler: (call: HubCall<T>) => unknown;
}): HubMethod {
  return {
    bind: (args) => {
      const parsed = method.parse(args);
      return (context) => method.handler({ ...context, args: parsed });
    },
  };
}

/** Names are looked up without regard to case, as the .NET server does, and never on an object's prototype. */
export type MethodTable = ReadonlyMap<string, HubMethod>;

export function createMethodTable(methods: Readonly<Record<string, HubMethod>>): MethodTable {
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}

function withPermittedDetail(message: string, error: unknown): string {
  return error instanceof HubException ? `${message} HubException: ${error.message}` : message;
}

function failed(invocation: Invocation, error: string): string | undefined {
  return invocation.id === undefined ? undefined : failedCompletionRecord(invocation.id, error);
}

/**
 * Runs one call and returns the record that answers it, or nothing when the client did not ask for an answer.
 * Error texts are those of the .NET server. Never throws: what went wrong inside a method goes to `onFailure`.
 */
export async function dispatch(
  methods: MethodTable,
  invocation: Invocation,
  context: HubCallContext,
  onFailure: (error: unknown) => void,
): Promise<string | undefined> {
  const { target } = invocation;
  const method = methods.get(target.toLowerCase());
  const notInvoked = `Failed to invoke '${target}' due to an error on the server.`;
  const unexpected = `An unexpected error occurred invoking '${target}' on the server.`;
  if (method === undefined) return failed(invocation, `${notInvoked} HubException: Method does not exist.`);
  if (invocation.wantsStream) {
    const error = `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`;
    return failed(invocation, error);
  }
  if (invocation.streamCount > 0) {
    const error = `Client sent ${invocation.streamCount} stream(s), Hub method expects 0.`;
    return failed(invocation, `${unexpected} HubException: ${error}`);
  }
  let run: (context: HubCallContext) => unknown;
  try {
    run = method.bind(invocation.args);
  } catch (error) {
    return failed(invocation, withPermittedDetail(notInvoked, error));
  }
  try {
    const result = await run(context);
    return invocation.id === undefined ? undefined : completionRecord(invocation.id, result);
  } catch (error) {
    if (!(error instanceof HubException)) onFailure(error);
    return failed(invocation, withPermittedDetail(unexpected, error));
  }
}
