import type { PictogramName } from '@portal/contracts';
import type { Drawing } from './pictogram.tsx';

const paper = 'M18 10h44v74l-5.5-5-5.5 5-5.5-5-5.5 5-5.5-5-5.5 5-5.5-5-5.5 5z';

/** Our own, on a grid of 96, strokes of 2. Paper ends in the furrow of our mark. */
export const drawings: Readonly<
  Record<PictogramName | 'card-checked' | 'paper-waits' | 'letter' | 'talk' | 'route', Drawing>
> = {
  paye: {
    one: `${paper}M26 21h12M26 30h26M26 39h22`,
    two: 'M18 50h44M18 62h44M68 50h18v12H68zM77 43V33M72.500 37.500L77 33l4.500 4.500M77 9a9 9 0 110 18 9 9 0 010-18zM74 22v-8l6 8v-8M72 18h10',
    thin: 'M18 61l11-11M26 62l12-12M35 62l12-12M44 62l12-12M53 62l9-9M70 61l10-10M76 62l10-10',
  },
  withholding: {
    one: 'M42 22a32 32 0 1032 32H42zM26 60v-16l12 16v-16M22 52h20',
    two: 'M54 10a32 32 0 0132 32H54z',
    thin: 'M54 20l8-8M54 30l16-16M56 38l20-20M66 38l16-16M74 40l10-10',
  },
  'stamp-duty': {
    one: `${paper}M26 21h28M26 30h28M26 39h18`,
    over: 'M66 44a18 18 0 110 36 18 18 0 010-36zM66 50a12 12 0 110 24 12 12 0 010-24zM60 62l4.500 4.500 8-9',
  },
  levy: {
    one: 'M40 12a14 14 0 110 28 14 14 0 010-28zM10 84c2-22 13-32 30-32s28 10 30 32z',
    over: 'M72 50a15 15 0 110 30 15 15 0 010-30zM67 73V57l10 16V57M63 65h18',
    thin: 'M20 80l20-20M30 80l20-20M40 80l14-14',
  },
  consumption: {
    one: 'M8 64h64M14 64a26 26 0 0152 0M40 38v-6M16 72h48',
    over: 'M62 10h24v36l-4-4-4 4-4-4-4 4-4-4-4 4zM68 18h12M68 25h12M68 32h7',
    thin: 'M24 60l14-14M34 60l15-15M44 60l12-12',
  },
  premises: {
    one: 'M16 42v42h64V42M12 36l8-22h56l8 22M54 84V56h16v28M24 54h22v18H24z',
    two: 'M12 36c0 9 12 9 12 0 0 9 12 9 12 0 0 9 12 9 12 0 0 9 12 9 12 0 0 9 12 9 12 0 0 9 12 9 12 0z',
    thin: 'M26 70l14-14M34 71l11-11M58 80l10-10',
  },
  vehicle: {
    one: 'M16 68H8V52l12-5 10-17h30l13 17 15 5v16h-8M34 68h28',
    over: 'M25 58a10 10 0 110 20 10 10 0 010-20zM71 58a10 10 0 110 20 10 10 0 010-20z',
    two: 'M46 30v17M20 47h53',
    thin: 'M32 46l12-12M50 45l10-10M60 46l5-5',
  },
  transport: {
    one: 'M10 22h72a6 6 0 016 6v40H10zM10 46h78M66 22v46',
    over: 'M28 58a10 10 0 110 20 10 10 0 010-20zM72 58a10 10 0 110 20 10 10 0 010-20z',
    two: 'M28 22v24M47 22v24',
    thin: 'M14 44l10-10M32 44l12-12M51 44l12-12M70 44l12-12',
  },
  school: {
    one: 'M44 22l36 17-36 17-36-17zM22 46v20c8 9 36 9 44 0V46',
    two: 'M80 39v26M76 65h8l2 14H74z',
    thin: 'M30 68l14-14M40 71l16-16M52 70l12-12',
  },
  mining: {
    one: 'M6 84l26-46 14 24 9-13 35 35z',
    two: 'M52 10c14-2 28 8 32 22M70 17L46 47',
    thin: 'M22 80l14-14M34 80l12-12M48 80l14-14M60 80l10-10',
  },
  message: {
    one: 'M22 10h40v76H22zM36 78h12',
    over: 'M44 24h42v28H62l-9 9v-9h-9z',
    two: 'M52 34h26M52 42h16',
    thin: 'M26 70l12-12M34 71l16-16M46 70l12-12',
  },
  benefit: {
    one: 'M10 84h76M18 84V28h14v56M40 84V46h14v38',
    two: 'M62 84V64h14v20M68 16v34M60 41l8 9 8-9',
    thin: 'M20 56l10-10M20 68l10-10M20 80l10-10M42 70l10-10M42 82l10-10',
  },
  agency: {
    one: 'M10 38l38-24 38 24zM10 84h76M16 76h64M22 38v38M38 38v38M58 38v38M74 38v38',
    two: 'M48 22a5 5 0 110 10 5 5 0 010-10zM43 76V54h10v22',
    thin: 'M24 52l12-12M24 64l12-12M24 75l12-12M60 52l12-12M60 64l12-12M60 75l12-12',
  },
  mast: {
    one: 'M48 34L32 86M48 34l16 52M39 64h18M35 76h26M43 50h10M48 28a4 4 0 110 8 4 4 0 010-8z',
    two: 'M38 44a16 16 0 010-24M58 44a16 16 0 000-24M30 52a27 27 0 010-40M66 52a27 27 0 000-40',
  },
  'card-checked': {
    one: 'M16 20h64v62H16zM42 28h12M24 38h20v24H24zM52 42h20M52 50h14M52 58h18M24 71h24',
    two: 'M40 8v12M56 8v12M60 71l4 4 9-10',
    thin: 'M26 50l10-10M26 60l16-16M34 61l9-9',
  },
  'paper-waits': {
    one: `${paper}M26 21h20M26 30h28`,
    over: 'M64 44a18 18 0 110 36 18 18 0 010-36z',
    two: 'M64 52v10l7 5',
    thin: 'M26 56l12-12M28 66l16-16',
  },
  letter: {
    one: 'M10 28h70v50H10zM10 28l35 28 35-28',
    over: 'M62 12h24v20H62z',
    thin: 'M20 74l8-8M30 74l8-8M40 74l8-8M50 74l8-8M60 74l8-8',
  },
  talk: {
    one: 'M10 16h52v36H34L22 64V52H10zM20 28h32M20 38h20',
    over: 'M42 46h44v28h-8v12L66 74H42z',
    thin: 'M52 66l10-10M62 66l10-10M72 66l6-6',
  },
  route: {
    one: 'M16 70a7 7 0 110 14 7 7 0 010-14zM23 76c22 2 8-30 24-32s4 28 18 18c4-3 6-7 7-12',
    two: 'M72 8a14 14 0 0114 14c0 10-9 14-14 26-5-12-14-16-14-26A14 14 0 0172 8zM72 17a5 5 0 110 10 5 5 0 010-10z',
  },
};
