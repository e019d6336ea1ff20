import type { BenchPortal } from '../portal.ts';
import type { Bystander } from './bystander.ts';

/** Where attacks run: a started portal, and a gateway that believes what the load says about where it comes from. */
interface Stage {
  readonly portal: BenchPortal;
  /** Of that gateway, `http://127.0.0.1:…`. */
  readonly origin: string;
  readonly bystander: Bystander;
}

/** One attack, in a file of its own. It reports its rows: how the bystander fared, and who was kept out. */
export type Attack = (stage: Stage) => Promise<void>;
