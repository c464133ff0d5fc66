import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../local-text.ts';
import { admitted, mostEventBytes, type ReportedEvent } from './admission.ts';
import { usageEvents } from './event-kinds.ts';
import type { FieldRule, FieldRules } from './fields.ts';

const catalogue = {
  product: (slug: string) => slug === 'poorna',
  insurer: (slug: string) => slug === 'acme',
};
const opened = { plan_type: 'family', product: 'poorna' };
const report = (name: string, fields: Readonly<Record<string, unknown>>): ReportedEvent => ({
  id: 'abcdefgh',
  name,
  fields,
  minutesAgo: 0,
});
const codeOf = (name: string, fields: Readonly<Record<string, unknown>>) => {
  const result = admitted([report(name, fields)], catalogue);
  return result.ok ? undefined : [result.failure.code, result.failure.fields?.[0]?.code];
};

test.each(languages)('a change to %s, as to every language that pages speak, is kept', (language) => {
  expect(codeOf('language-changed', { language })).toBeUndefined();
});

describe('what a browser tells is kept as the catalogue of events has it, or not at all', () => {
  test.each<[string, string, Readonly<Record<string, unknown>>, string | undefined]>([
    ['a whole event', 'plan-opened', opened, undefined],
    ['an unknown name', 'plan-liked', {}, 'CHOICE_UNKNOWN'],
    ['a name that every object has', 'constructor', {}, 'CHOICE_UNKNOWN'],
    ['an event that only the server makes', 'premium-agreed', {}, 'CHOICE_UNKNOWN'],
    ['an unknown field', 'plan-opened', { ...opened, mobile: '9822044170' }, 'ANSWER_UNKNOWN'],
    ['a missing field', 'plan-opened', { plan_type: 'family' }, 'ANSWER_REQUIRED'],
    [
      'a word that is none of the choices',
      'plan-opened',
      { ...opened, plan_type: 'Ananya' },
      'CHOICE_UNKNOWN',
    ],
    ['a product that is not sold', 'plan-opened', { ...opened, product: 'ABCPS1234F' }, 'CHOICE_UNKNOWN'],
    ['a number for a word', 'plan-opened', { ...opened, plan_type: 34 }, 'ANSWER_TYPE_WRONG'],
    ['a word for a number', 'comparison-opened', { plan_type: 'family', plans: '411038' }, 'NUMBER_INVALID'],
    ['more than 2 KB', 'plan-opened', { ...opened, product: 'p'.repeat(2048) }, 'TEXT_TOO_LONG'],
    ['a broken number', 'comparison-opened', { plan_type: 'family', plans: 1.5 }, 'NUMBER_INVALID'],
    [
      'a mobile for a number',
      'comparison-opened',
      { plan_type: 'family', plans: 9822044170 },
      'NUMBER_OUT_OF_RANGE',
    ],
    ['a number below', 'comparison-opened', { plan_type: 'family', plans: 0 }, 'NUMBER_OUT_OF_RANGE'],
    ['the expired page', 'page-viewed', { route: 'transaction-expired', device: 'mobile' }, 'CHOICE_UNKNOWN'],
  ])('a browser’s event with %s', (_rule, name, fields, code) => {
    expect(codeOf(name, fields)).toEqual(code && ['EVENT_REFUSED', code]);
  });

  test('one that is wrong refuses all, each by its place, and repeats nothing of what was sent', () => {
    const batch = [report('plan-opened', opened), report('Ananya', {}), report('plan-opened', { Ananya: 1 })];
    const result = admitted(batch, catalogue);
    expect(result).toMatchObject({
      ok: false,
      failure: { fields: [{ field: 'events.1' }, { field: 'events.2' }] },
    });
    expect(JSON.stringify(result)).not.toContain('Ananya');
  });

  test('fields come in the order of the catalogue', () => {
    const result = admitted([report('plan-opened', { product: 'poorna', plan_type: 'family' })], catalogue);
    expect(result.ok && Object.keys(result.value[0]?.fields ?? {})).toEqual(['plan_type', 'product']);
  });
});

/** Any value that a rule allows, and nothing else. */
function allowed(rule: FieldRule): fc.Arbitrary<string | number> {
  if (rule.kind === 'one-of') return fc.constantFrom(...rule.values);
  if (rule.kind === 'whole') return fc.integer({ min: rule.min, max: rule.max });
  return fc.constant(rule.kind === 'product' ? 'poorna' : 'acme');
}

const anyEvent = fc
  .constantFrom(...Object.entries<FieldRules>(usageEvents))
  .chain(([name, rules]) =>
    fc
      .record(Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, allowed(rule)])))
      .map((fields) => ({ name, fields })),
  );

test('every event of the catalogue is kept, and is far below its limit', () => {
  fc.assert(
    fc.property(anyEvent, ({ name, fields }) => {
      expect(codeOf(name, fields)).toBeUndefined();
      expect(JSON.stringify({ name, fields }).length).toBeLessThan(mostEventBytes / 2);
    }),
  );
});

test('whatever text stands in a field, what is kept holds nothing but words of the catalogue and small numbers', () => {
  const words = new Set(
    Object.values<FieldRules>(usageEvents).flatMap((rules) =>
      Object.values(rules).flatMap((rule) => (rule.kind === 'one-of' ? rule.values : [])),
    ),
  );
  fc.assert(
    fc.property(anyEvent, fc.nat(7), fc.anything(), ({ name, fields }, place, planted) => {
      const field = Object.keys(fields)[place];
      const result = admitted([report(name, field ? { ...fields, [field]: planted } : fields)], catalogue);
      if (!result.ok) return;
      for (const value of Object.values(result.value[0]?.fields ?? {})) {
        const isKnown =
          typeof value === 'number' ? value <= 600_000 : words.has(String(value)) || value === 'poorna';
        expect(isKnown).toBe(true);
      }
    }),
  );
});
