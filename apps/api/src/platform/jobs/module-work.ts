import type { OutboxConsumer } from '../realtime/outbox-relay.ts';
import type { PeriodicTask } from './periodic.ts';

/** What a module does besides answering calls; the composition root starts it where it belongs. */
export interface ModuleWork {
  /** Looks once, when the process starts, for what a person should be told. */
  readonly atStart?: () => Promise<void>;
  readonly consumers?: readonly OutboxConsumer[];
  /** Run by workers. */
  readonly periodic?: readonly PeriodicTask[];
}
