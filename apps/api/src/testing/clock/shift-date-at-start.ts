import { shiftDate } from './shift-date.ts';

// Given to a process of its own with `--import`.
shiftDate(Number(process.env.TEST_CLOCK_SHIFT_MS));
