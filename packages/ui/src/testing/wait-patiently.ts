import { configure } from '@testing-library/react';

/** Milliseconds a screen may take to show what a test waits for: a busy machine is slow, and slow is not wrong. */
configure({ asyncUtilTimeout: 15_000 });
