import fc from 'fast-check';
import type { CallName } from '#contract/call/calls.ts';
import { callDocuments } from '#server/doors/calls/openapi.ts';
import { anyText, anyValue, valuesOf } from './values.ts';

/** How one request is made; which ids and right answers go into it is known only when it is sent. */
export type Recipe = {
  readonly name: CallName;
  readonly ids: 'own' | 'foreign' | 'given';
  readonly givenId: string;
  /** A right body of this visitor, or one that the call's schema takes. */
  readonly body:
    | { readonly kind: 'right'; readonly which: number }
    | { readonly kind: 'made'; readonly value: unknown };
  readonly bends: readonly Bend[];
  readonly wrapping: Wrapping;
  readonly text: string;
};

export type Bend = {
  readonly how: 'replaced' | 'missing' | 'extra';
  /** It says which part of the body is meant, counted around. */
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
};

export const wrappings = [
  'right',
  'field-twice',
  'cut-off',
  'poisoned',
  'bare-text',
  'huge',
  'other-content-type',
  'no-content-type',
  'other-encoding',
  'other-method',
  'wrong-token',
] as const;
export type Wrapping = (typeof wrappings)[number];

const bend: fc.Arbitrary<Bend> = fc.record({
  how: fc.constantFrom('replaced', 'replaced', 'missing', 'extra'),
  at: fc.nat(200),
  key: anyText,
  value: anyValue,
});

/** As the visitor's own browser would ask. */
export function straight(name: CallName): Recipe {
  const body = { kind: 'right', which: 0 } as const;
  return { name, ids: 'own', givenId: '', body, bends: [], wrapping: 'right', text: '' };
}

/** Leaving the device costs a new visitor each time, so it comes rarely. */
const often = 12;

export function recipesOf(names: readonly CallName[]): fc.Arbitrary<Recipe> {
  const calls = callDocuments().filter(({ name }) => names.includes(name));
  const one = calls.map(({ name, request }) => ({
    weight: name === 'leaveDevice' && names.length > 1 ? 2 : often,
    arbitrary: fc.record<Recipe>({
      name: fc.constant(name),
      ids: fc.constantFrom('own', 'own', 'own', 'foreign', 'given'),
      givenId: fc.oneof(
        fc.stringMatching(/^[\w-]{22,43}$/),
        anyText.filter((text) => text !== ''),
      ),
      body: fc.oneof(
        { weight: 3, arbitrary: fc.record({ kind: fc.constant('right' as const), which: fc.nat(20) }) },
        fc.record({ kind: fc.constant('made' as const), value: valuesOf(request) }),
      ),
      bends: fc.array(bend, { maxLength: 2 }),
      wrapping: fc.oneof(
        { weight: 14, arbitrary: fc.constant('right' as const) },
        ...wrappings.map((each) => ({ weight: 1, arbitrary: fc.constant(each) })),
      ),
      text: anyText,
    }),
  }));
  return fc.oneof(...one);
}
