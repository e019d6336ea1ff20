import * as z from 'zod/mini';
import { isCheckedCode, makeCheckedCode, normalizeCheckedCode } from '../checked-code.ts';
import { rcNumberSchema } from '../rc-number.ts';
import {
  choiceSchema,
  phoneNumberSchema,
  requiredName,
  requiredText,
  signupEmailSchema,
} from '../registration/person-fields.ts';

const referencePrefix = 'CD';
const randomLength = 9;

/** `CD`, 9 random characters and a check character. Opens the declaration together with the e-mail address. */
export function makeDeclarationReference(randomBytes: Uint8Array): string {
  return makeCheckedCode(referencePrefix, randomLength, randomBytes);
}

export function isDeclarationReference(normalized: string): boolean {
  return isCheckedCode(normalized, [referencePrefix], randomLength);
}

export const declarationReferenceInput = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the reference'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);

export const sitesMax = 500;
export const fibreRoutesMax = 200;

export const siteKinds = ['mast', 'tower', 'rooftop'] as const;
export const powerSources = ['grid', 'generator', 'solar', 'hybrid'] as const;

/** Degrees (WGS 84) inside the rectangle around Nigeria: what lies outside was typed the wrong way round. */
const latitude = z.number().check(z.gte(4), z.lte(14));
const longitude = z.number().check(z.gte(2.5), z.lte(15));

const siteFields = {
  kind: z.enum(siteKinds),
  /** The operator's own name of the site. */
  name: requiredText(120),
  lgaId: choiceSchema,
  place: requiredText(160),
  heightMetres: z.number().check(z.gte(1), z.lte(400)),
  power: z.enum(powerSources),
  /** Other operators on the same structure. */
  sharers: z.int().check(z.gte(0), z.lte(20)),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
};

export const siteSchema = z.object(siteFields).check(
  z.refine((site) => (site.latitude === null) === (site.longitude === null), {
    error: 'Give both coordinates or none',
    path: ['longitude'],
  }),
);
export type Site = z.output<typeof siteSchema>;

export const fibreRouteSchema = z.object({
  lgaId: choiceSchema,
  from: requiredText(120),
  to: requiredText(120),
  /** Of the route along the ground, whatever number of ducts lies in it. */
  metres: z.int().check(z.gte(1), z.lte(2_000_000)),
  ducts: z.int().check(z.gte(1), z.lte(48)),
});
export type FibreRoute = z.output<typeof fibreRouteSchema>;

/** What an operator declares: who it is, its masts and towers, its fibre. */
export const declarationSchema = z
  .object({
    companyName: requiredName(160),
    rcNumber: rcNumberSchema,
    contactName: requiredName(120),
    email: signupEmailSchema,
    phoneNumber: phoneNumberSchema,
    address: requiredText(200),
    sites: z.array(siteSchema).check(z.maxLength(sitesMax)),
    fibreRoutes: z.array(fibreRouteSchema).check(z.maxLength(fibreRoutesMax)),
  })
  .check(
    z.refine(({ sites, fibreRoutes }) => sites.length + fibreRoutes.length > 0, {
      error: 'Declare at least one mast, tower or fibre route',
      path: ['sites'],
    }),
  );
export type Declaration = z.output<typeof declarationSchema>;
