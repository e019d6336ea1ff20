import { showToast } from '@portal/ui';

/** Opens the print dialog for a sheet of A4 or an 80 mm slip (`bill.css` knows both) and says when it has closed again. */
export function printAs(paper: 'a4' | 'slip', confirmation: string): void {
  const { dataset } = document.documentElement;
  dataset.print = paper;
  addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
      showToast({ kind: 'info', message: confirmation });
    },
    { once: true },
  );
  print();
}
