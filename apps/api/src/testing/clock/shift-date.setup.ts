import { inject } from 'vitest';
import '../provided.ts';
import { shiftDate } from './shift-date.ts';

shiftDate(inject('clockShiftMs'));
