import { publishedForHours, rotateReceiptKey } from './rotate-receipt-key.ts';

/** `KEYS_DIR=… npm run keys:rotate [-- --at-once]`, twice, a day apart: restart every process after each, and keep a copy of the folder. */
const dir = process.env.KEYS_DIR;
if (!dir) {
  console.error('Say with KEYS_DIR which folder holds the keys.');
  process.exit(1);
}
const rotation = await rotateReceiptKey(dir, { atOnce: process.argv.includes('--at-once') });
switch (rotation.step) {
  case 'published':
    console.log(`${rotation.next} is published from the next start on and signs nothing yet.`);
    console.log(`Restart every process now. Run this again in ${publishedForHours} hours, then it signs.`);
    break;
  case 'too-early':
    console.log(`${rotation.next} is not known everywhere yet: run this again in ${rotation.hoursLeft} hours.`);
    console.log('If the key of today may be in wrong hands, do not wait: --at-once.');
    process.exitCode = 1;
    break;
  case 'rotated':
    console.log(
      `Receipts are signed with ${rotation.active} from the next start on. ${rotation.retired} signs no more; what it signed goes on verifying.`,
    );
    console.log('Restart every process now, and keep a copy of the folder.');
}
