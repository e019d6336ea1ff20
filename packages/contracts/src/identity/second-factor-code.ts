import * as z from 'zod/mini';
import { typedDigits } from '../typed-fields.ts';

/** Of the app, or a recovery code; as it is pasted from a message or another screen, with what that brings along. */
export const secondFactorCode = (missing = 'Enter the 6-digit code') =>
  z.string().check(z.maxLength(60), typedDigits(), z.minLength(6, missing), z.maxLength(24));
