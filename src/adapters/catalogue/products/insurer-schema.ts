import * as v from 'valibot';
import type { Insurer } from '#domain/catalogue/catalogue.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { requestKinds } from '#domain/service/request-kinds.ts';
import {
  filled,
  httpsAddress,
  localText,
  localTexts,
  numberWithin,
  percentWithin,
  slug,
  telephone,
  texts,
  textsOrNull,
  title,
  whole,
  wholeWithin,
} from '../reading/value-schema.ts';

/** This is an insurer as its file states it, with its claims administrators by id. */
export type RawInsurer = Omit<Insurer, 'tpas'> & { readonly tpas: readonly string[] };

/** A share below these is one written as a fraction: no insurer that may sell settles one claim in ten. */
const share = numberWithin(10, 100);
/** The worst ever published was below 0, and a young insurer may have ten times what it needs; a percentage is far above. */
const solvency = numberWithin(-5, 20);
/** One policy in twenty; the worst published are far below it. */
const mostComplaints = 500;

const claimRecord = v.strictObject({
  financialYear: v.pipe(
    v.string(),
    v.regex(/^20\d\d-\d\d$/, 'must be a year from April to March such as 2025-26'),
    v.check(
      (year) => (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)),
      'must name two years that follow each other',
    ),
  ),
  settledPercent: share,
  within30DaysPercent: share,
  complaintsPer10000Policies: v.pipe(
    v.number(),
    v.minValue(0, 'must not be negative'),
    v.maxValue(mostComplaints, `must not be over ${mostComplaints}`),
  ),
  /** A catalogue that was stored before this key is read as one whose insurers published nothing. */
  solvencyRatio: v.exactOptional(solvency),
  source: localText,
});

/** The most that an insurer of health alone may spend on all its business, of which commission is a part. */
const mostCommission = 35;
const commission = percentWithin(0, mostCommission);

/** Registries ask for a check to be looked at again after some time, which is never short of a year. */
const mostDaysOfCheck = 366;

export const insurerSchema: v.GenericSchema<unknown, RawInsurer> = v.strictObject({
  id: whole,
  slug: v.pipe(
    slug,
    v.transform((text) => asId<InsurerSlug>(text)),
  ),
  title,
  mark: slug,
  phone: telephone,
  renewalUrl: v.exactOptional(httpsAddress),
  /** A catalogue that was stored before these two keys is read as one whose insurers gave neither. */
  company: v.exactOptional(v.strictObject({ name: title, address: filled, registration: filled })),
  grievanceOfficer: v.exactOptional(
    v.strictObject({
      name: filled,
      phone: telephone,
      email: v.pipe(filled, v.email('must be an e-mail address')),
    }),
  ),
  identityCheckHoldsDays: v.exactOptional(wholeWithin(1, mostDaysOfCheck)),
  capabilities: v.strictObject({
    bankDetailsFetch: v.boolean(),
    kycInNewTab: v.boolean(),
    kycPincode: v.boolean(),
    ridersHiddenOnTerms: v.boolean(),
    bankNameChoices: textsOrNull,
    cisProposal: v.boolean(),
    areaFetch: v.boolean(),
    panEdit: v.boolean(),
  }),
  /** A catalogue that was stored before this key is read as one whose insurers take all requests on line. */
  requestsByMail: v.exactOptional(
    v.strictObject({
      email: v.pipe(filled, v.email('must be an e-mail address')),
      kinds: v.pipe(v.array(v.picklist(requestKinds)), v.minLength(1, 'must name at least one')),
    }),
  ),
  claimsProcess: localTexts,
  claimsUsps: localTexts,
  claimRecord,
  commissionPercent: v.strictObject({ indemnity: commission, 'super-top-up': commission }),
  tpas: texts,
});
