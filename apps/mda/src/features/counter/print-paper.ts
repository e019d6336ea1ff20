import { fitSlip } from '@portal/ui';

/** A sheet of A4, or the 80 mm slip of a till. */
export type Paper = 'a4' | 'slip';

const key = 'mda-counter-paper';

/** What this counter printed last. */
export function usualPaper(): Paper {
  try {
    return localStorage.getItem(key) === 'slip' ? 'slip' : 'a4';
  } catch {
    return 'a4';
  }
}

/** Opens the print dialog for the paper in sight; `counter.css` knows both sizes. */
export function printPaper(paper: Paper): void {
  try {
    localStorage.setItem(key, paper);
  } catch {
    // A counter that keeps nothing chooses each time.
  }
  const { dataset } = document.documentElement;
  dataset.print = paper;
  if (paper === 'slip') fitSlip('.mc-paper');
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
