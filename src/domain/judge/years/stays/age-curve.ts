import { type Curve, valueOn } from '../../curve.ts';

/** Values at some ages, which rise, each above 0. */
export type AgeCurve<Knot extends { readonly age: number }> = readonly Knot[];

/**
 * The value at a single age: from one knot to the next it changes in equal proportion each year; before the first and
 * after the last it is theirs.
 *
 * @throws for a curve without a knot.
 */
export function valueAtAge<Knot extends { readonly age: number }>(
  curve: AgeCurve<Knot>,
  value: (knot: Knot) => number,
  age: number,
): number {
  const logs: Curve = curve.map((knot) => [knot.age, Math.log(value(knot))]);
  return Math.exp(valueOn(logs, age));
}

/** Ages between which one thing goes over into another, in equal steps. */
export type AgeFade = { readonly from: number; readonly to: number };

/** How far it has gone at an age, from 0 to 1. */
export function fadedShare({ from, to }: AgeFade, age: number): number {
  return Math.min(1, Math.max(0, (age - from) / (to - from)));
}
