import { validatorCompiler } from 'fastify-type-provider-zod';

type ValidatorCompiler = typeof validatorCompiler;

/** A body that a thread has parsed and checked against the contract already. */
export class ReadInThread {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** Checks what was not checked yet. */
export const validateOnce: ValidatorCompiler = (part) => {
  const validate = validatorCompiler(part);
  return (data: unknown) => (data instanceof ReadInThread ? { value: data.value } : validate(data));
};
