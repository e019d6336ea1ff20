export { BasketView } from './basket-view.tsx';
export { type BasketLoad, canPayBasket, loadBasket } from './load-basket.ts';
export { paidBasket } from './paid-basket.tsx';
