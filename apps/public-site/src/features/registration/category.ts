import { accountCategories } from '@portal/contracts';
import { type LoaderFunctionArgs, replace } from '@portal/platform/router';

export type Category = (typeof accountCategories)[number];

export function categoryOf(id: string | number | undefined): Category | undefined {
  return accountCategories.find((category) => String(category.id) === String(id));
}

/** Whoever comes with an id that is none chooses again (spec §9: 1 to 4). */
export function admitCategory({ params }: LoaderFunctionArgs) {
  return categoryOf(params.id) ? null : replace('/?a=register');
}

export const registerAddress = ({ id }: Category) => `/auth/register/${id}`;
export const proofAddress = (category: Category) => `${registerAddress(category)}?step=code`;
