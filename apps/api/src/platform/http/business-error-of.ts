import type { ErrorCode } from '@portal/contracts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/database-away.ts';
import { takesNoWrites } from '../db/database-takes-no-writes.ts';
import { isValueNotStorable } from '../db/value-not-storable.ts';
import { BusinessError } from './business-error.ts';
import { fieldErrorsOf } from './field-errors.ts';

/** Refusals Fastify raises by itself, before a handler runs. */
const frameworkErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-media-type',
  FST_ERR_CTP_INVALID_TYPE: 'request.unsupported-media-type',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not-found',
};

/** A restart of the database takes seconds. */
const databaseBackInSeconds = 5;

/** Somebody has to act. */
const roomMadeInSeconds = 30;

/** PostgreSQL's code for a lock that was not to be had in `lock_timeout`. */
const lockNotAvailable = '55P03';
const lockFreeInSeconds = 5;

/** The refusal that `error` means to the caller. Whatever we did not foresee is `unexpected` and says nothing more. */
export function businessErrorOf(error: unknown): BusinessError {
  if (error instanceof BusinessError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const wrong = error.validation.map(({ instancePath, message = '' }) => ({
      field: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return new BusinessError('request.invalid', { fieldErrors: fieldErrorsOf(wrong) });
  }
  if (!(error instanceof Error)) return new BusinessError('unexpected', { cause: error });
  if (isDatabaseAway(error)) {
    return new BusinessError('service.unavailable', { cause: error, retryAfterSeconds: databaseBackInSeconds });
  }
  if (takesNoWrites(error)) {
    return new BusinessError('service.unavailable', { cause: error, retryAfterSeconds: roomMadeInSeconds });
  }
  if ('code' in error && error.code === lockNotAvailable) {
    return new BusinessError('service.unavailable', { cause: error, retryAfterSeconds: lockFreeInSeconds });
  }
  if (isValueNotStorable(error)) return new BusinessError('request.invalid', { cause: error });
  const code = 'code' in error ? error.code : undefined;
  const statusCode = 'statusCode' in error ? error.statusCode : undefined;
  const known = typeof code === 'string' ? frameworkErrors[code] : undefined;
  if (known) return new BusinessError(known);
  // Fastify marks what the caller did wrong with a 4xx; a thrown value of ours never carries one.
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new BusinessError('request.malformed', { cause: error });
  }
  return new BusinessError('unexpected', { cause: error });
}
