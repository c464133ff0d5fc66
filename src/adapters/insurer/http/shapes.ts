import * as v from 'valibot';
import { rupees } from '#domain/money.ts';
import { outsideLine } from '#domain/outside/outside-line.ts';

/** What is read of an insurer's answers, by docs/insurer-over-http.md; all else of them is let be. */

/** It has to be short enough for an SMS, and for the papers. */
const policyNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9/ .-]{2,29}$/));

const wholeRupees = (most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most), v.transform(rupees));

/** A sum that any policy can have. */
const sumInsured = wholeRupees(1e10);
/** A crore a year: with riders, tax and all years of a term it is still an amount that can be paid and kept. */
const yearlyPrice = wholeRupees(1e7);

/** Words that people read: one line of a sane length, whatever came. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.transform((text) => outsideLine(text, longest)),
    v.nonEmpty(),
  );

const decision = v.variant('kind', [
  v.object({ kind: v.literal('accepted') }),
  v.object({ kind: v.literal('under-review') }),
  v.object({ kind: v.literal('declined'), reason: line(300) }),
]);

/** Each names the proposal again, so that an answer which was mixed up is seen. */
const about = { reference: v.string() };

export const decisionShape = v.object({ ...about, decision });
export const issuedShape = v.object({ ...about, policyNumber });
export const lookUpShape = v.object({ ...about, policyNumber: v.nullable(policyNumber) });
export const renewalShape = v.object({ ...about, claimed: v.boolean(), sumWithBonus: sumInsured });
export const areasShape = v.object({ areas: v.pipe(v.array(line(80)), v.maxLength(500)) });

export const livePriceShape = v.variant('kind', [
  v.object({ kind: v.literal('pending') }),
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('quoted'), annual: yearlyPrice }),
]);
