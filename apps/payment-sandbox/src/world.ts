import { type ClockSource, createClock, type SandboxClock, systemClockSource } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { createScenarioBook, type ScenarioBook } from './control/scenario-book.ts';
import { createDeliveryService, type DeliveryService, type Post, postOverHttp } from './delivery.ts';
import { createJournal, type Journal } from './journal.ts';
import { createSequence, type Sequence } from './sequence.ts';
import { createSnapshotWriter, emptyState, readSnapshot, type SandboxState, type SnapshotWriter } from './state.ts';

/** What every part of the sandbox stands on. */
export interface World {
  readonly config: SandboxConfig;
  readonly state: SandboxState;
  readonly clock: SandboxClock;
  readonly journal: Journal;
  readonly scenarios: ScenarioBook;
  readonly sequence: Sequence;
  readonly deliveries: DeliveryService;
  readonly snapshot: SnapshotWriter;
  /** Messages kept back by a `reorder` fault until the next one has gone. */
  readonly heldBack: (() => void)[];
  readonly variants: Variants;
  /** Forgets everything. References already issued stay used unless a seed is given to begin again from. */
  reset(seed?: string): void;
}

/** The ways Remita is known to write the same answer; testers switch between them. */
export interface Variants {
  wrapper: 'jsonp-space' | 'jsonp' | 'parentheses' | 'semicolon' | 'bare';
  statusWrapper: 'jsonp-space' | 'jsonp' | 'parentheses' | 'semicolon' | 'bare';
  duplicate: '028' | '055' | 'DUPLICATE_REQUEST';
  processorMember: 'processorId' | 'processId';
}

const documentedVariants: Variants = {
  wrapper: 'jsonp-space',
  statusWrapper: 'bare',
  duplicate: '028',
  processorMember: 'processorId',
};

export interface WorldOptions {
  readonly clockSource?: ClockSource;
  readonly post?: Post;
}

/** Remita's documents say Ok, its own plugins answer OK. */
const isOk = (answer: { status: number; body: string }) =>
  answer.status === 200 && /^(Ok|OK)$/.test(answer.body.trim());

export function createWorld(config: SandboxConfig, options: WorldOptions = {}): World {
  const fresh = (seed: string) => emptyState(seed, config.remita.listenerUrl, config.interswitch.webhookUrl);
  const state = (config.stateFile && readSnapshot(config.stateFile)) || fresh(config.seed);
  // A state of before there were terminals.
  state.pos ??= { payments: [] };
  // What the environment says now goes before what was said in an earlier run.
  state.remita.listenerUrl = config.remita.listenerUrl ?? state.remita.listenerUrl;
  state.interswitch.webhookUrl = config.interswitch.webhookUrl ?? state.interswitch.webhookUrl;

  const clock = createClock(options.clockSource ?? systemClockSource, state.clockOffsetMs);
  const snapshot = createSnapshotWriter(config.stateFile, () => ({ ...state, clockOffsetMs: clock.offsetMs() }));
  const journal = createJournal(state, clock, (entry) => {
    if (!entry.kind.endsWith('.asked')) snapshot.changed();
    // Changes made by timers have no request that would wait for them. Should this write fail, the next request says so.
    if (entry.kind.endsWith('.sent') || entry.kind.endsWith('.given-up')) snapshot.written().catch(() => undefined);
  });
  const scenarios = createScenarioBook(({ id, match, fault, remaining }, refs) =>
    journal.write('fault.applied', { scenario: id, op: match.op, refs, fault, remaining }),
  );
  const deliveries = createDeliveryService({
    state,
    clock,
    journal,
    post: options.post ?? postOverHttp,
    rules: {
      'remita.notification': { retrySeconds: config.remita.retrySeconds, accepts: isOk },
      'interswitch.webhook': {
        retrySeconds: config.interswitch.retrySeconds,
        accepts: ({ status, body }) => status === 200 && body === '',
      },
    },
  });

  const heldBack: (() => void)[] = [];
  const variants = { ...documentedVariants };
  return {
    config,
    state,
    clock,
    journal,
    scenarios,
    sequence: createSequence(state),
    deliveries,
    snapshot,
    heldBack,
    variants,
    reset(seed) {
      clock.stop();
      scenarios.clear();
      heldBack.length = 0;
      Object.assign(variants, documentedVariants);
      const { issued, remita, interswitch } = state;
      Object.assign(state, fresh(seed ?? state.seed), { issued: seed === undefined ? issued : 0 });
      state.remita.listenerUrl = remita.listenerUrl;
      state.interswitch.webhookUrl = interswitch.webhookUrl;
      snapshot.changed();
    },
  };
}
