import { HubException, type HubMethod, hubMethod } from '../index.ts';

function parseText(args: unknown[]): string {
  const [text] = args;
  if (args.length !== 1 || typeof text !== 'string') throw new Error('one text, please');
  return text;
}

function parseNothing(args: unknown[]): undefined {
  if (args.length !== 0) throw new Error('nothing, please');
  return undefined;
}

/** A small hub: it echoes, fails in every way, and keeps groups. */
export const greeterMethods: Readonly<Record<string, HubMethod>> = {
  Echo: hubMethod({ parse: parseText, handler: ({ args }) => args }),
  Nothing: hubMethod({ parse: parseNothing, handler: () => undefined }),
  Null: hubMethod({ parse: parseNothing, handler: () => null }),
  WhoAmI: hubMethod({ parse: parseNothing, handler: ({ userId }) => userId ?? 'anonymous' }),
  CallBack: hubMethod({ parse: parseText, handler: ({ args, reply }) => reply('Called', args) }),
  Join: hubMethod({ parse: parseText, handler: ({ args, joinGroup }) => joinGroup(args) }),
  Leave: hubMethod({ parse: parseText, handler: ({ args, leaveGroup }) => leaveGroup(args) }),
  Break: hubMethod({
    parse: parseNothing,
    handler: () => {
      throw new Error('the secret detail');
    },
  }),
  Refuse: hubMethod({
    parse: parseNothing,
    handler: () => {
      throw new HubException('Not today.');
    },
  }),
};

/** A method that answers with its argument, but not before the test says so. */
export function waitingMethod() {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const method = hubMethod({
    parse: ([name]) => name,
    handler: async ({ args }) => {
      started.resolve();
      await gate.promise;
      return args;
    },
  });
  return { method, hasStarted: started.promise, end: () => gate.resolve() };
}
