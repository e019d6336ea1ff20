import * as z from 'zod';

/** Whether the operation is carried out although its answer is spoilt: a lost answer is not a refused request. */
const happens = z.boolean().default(false);
const milliseconds = z.number().int().min(0).max(600_000);

const answerFault = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('status'),
    status: z.number().int().min(200).max(599),
    body: z.string().default('<html><body><h1>Service unavailable</h1></body></html>'),
    contentType: z.string().default('text/html'),
    happens,
  }),
  z.strictObject({ type: z.literal('hang'), happens }),
  z.strictObject({
    type: z.literal('slow'),
    milliseconds,
    /** Bytes written at a time, the delay before each of them. */
    dripBytes: z.number().int().min(1).optional(),
  }),
  z.strictObject({ type: z.literal('reset'), happens }),
  z.strictObject({
    type: z.literal('body'),
    body: z.string().optional(),
    truncateTo: z.number().int().min(0).optional(),
    status: z.number().int().min(200).max(599).default(200),
    contentType: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('code'), code: z.string(), happens: z.boolean().default(true) }),
]);

const amountFault = z.strictObject({
  type: z.literal('amount'),
  /** JSON put in place of the amount, word for word: `"20000"`, `19999.999999`, `1.25E7`. */
  literal: z.string().optional(),
  addKobo: z.number().int().optional(),
  multiplyBy: z.number().int().optional(),
  remove: z.boolean().optional(),
});

const sendingFault = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('drop') }),
  z.strictObject({ type: z.literal('dup'), count: z.number().int().min(2).max(100).default(2) }),
  z.strictObject({ type: z.literal('reorder') }),
  z.strictObject({ type: z.literal('delay'), seconds: z.number().min(0) }),
  z.strictObject({
    type: z.literal('forge'),
    fields: z.record(z.string(), z.unknown()).default({}),
    signature: z.enum(['valid', 'missing', 'other-secret', 'altered-body', 're-serialised']).default('valid'),
  }),
]);

const requestOperations = [
  'remita.init',
  'remita.status',
  'remita.orderstatus',
  'remita.cancel',
  'remita.query',
  'remita.page',
  'remita.script',
  'interswitch.token',
  'interswitch.requery',
  'interswitch.page',
  'interswitch.script',
  'interswitch.refund',
  'interswitch.virtualaccount',
] as const;
const sendingOperations = ['remita.notify', 'interswitch.webhook'] as const;

export const scenario = z
  .strictObject({
    match: z.strictObject({
      op: z.enum([...requestOperations, ...sendingOperations, 'remita.widget']),
      /** An RRR, an order id, a transaction reference: whatever the operation is about. Absent: any. */
      ref: z.string().optional(),
    }),
    times: z.union([z.number().int().min(1), z.literal('always')]).default(1),
    fault: z.union([answerFault, amountFault, sendingFault]),
  })
  .refine(({ match, fault }) => faultsOf(match.op).includes(fault.type), {
    path: ['fault', 'type'],
    error: 'This operation knows no such fault',
  });

function faultsOf(op: string): readonly string[] {
  if (op === 'remita.widget') return ['drop', 'dup', 'forge'];
  if ((sendingOperations as readonly string[]).includes(op))
    return ['drop', 'dup', 'reorder', 'delay', 'forge', 'amount', 'body'];
  return ['status', 'hang', 'slow', 'reset', 'body', 'code', 'amount'];
}

type Scenario = z.infer<typeof scenario>;
export type Operation = Scenario['match']['op'];
export type Fault = Scenario['fault'];

export interface BookedScenario extends Scenario {
  readonly id: number;
  remaining: number | 'always';
}

/** The faults ordered by a tester. They wait here until an operation comes by that they are meant for. */
export interface ScenarioBook {
  add(order: Scenario): BookedScenario;
  /** The first fault for this operation, used up by one. */
  take(op: Operation, refs: readonly (string | undefined)[], types?: readonly Fault['type'][]): Fault | undefined;
  list(): readonly BookedScenario[];
  clear(): void;
}

export function createScenarioBook(onTake: (fault: BookedScenario, refs: readonly string[]) => void): ScenarioBook {
  let booked: BookedScenario[] = [];
  let lastId = 0;
  return {
    add(order) {
      lastId += 1;
      const entry = { ...order, id: lastId, remaining: order.times };
      booked.push(entry);
      return entry;
    },
    take(op, refs, types) {
      const found = booked.find(
        ({ match, fault, remaining }) =>
          remaining !== 0 &&
          match.op === op &&
          (match.ref === undefined || refs.includes(match.ref)) &&
          (types === undefined || types.includes(fault.type)),
      );
      if (!found) return undefined;
      if (found.remaining !== 'always') found.remaining -= 1;
      onTake(
        found,
        refs.filter((ref) => ref !== undefined),
      );
      return found.fault;
    },
    list: () => booked,
    clear() {
      booked = [];
    },
  };
}
