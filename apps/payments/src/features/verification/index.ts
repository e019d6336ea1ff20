export { Wallet } from './clearance/wallet.tsx';
export { askRegister, type RegisterAnswer, registerStatus } from './load-verification.ts';
export { verificationTexts } from './messages/verification-texts.ts';
export { signedReceiptIn } from './prove-receipt.ts';
export { Verification } from './verification.tsx';
