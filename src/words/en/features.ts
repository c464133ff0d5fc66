import type { FeaturePhrase } from '#domain/cover/feature-facts.ts';
import type { LimitedTreatment } from '#domain/cover/features.ts';

/** One short phrase on each item of the score list: what programs read as `verbose`, and papers as a line. */
export const messages = {
  'feature.copay.none': 'You pay nothing on a claim',
  'feature.copay.always': 'You pay {percent}% of every claim',
  'feature.copay.from-age': 'You pay {percent}% of every claim when you join at {age} or older',
  'feature.limit.none': 'No limit',
  'feature.limit.a-day': 'Up to {amount} a day',
  'feature.limit.a-year': 'Up to {amount} a year',
  'feature.limit.in-all': 'Up to {amount}',
  'feature.room.single.a': 'Any single private room',
  'feature.room.single.b': 'Single private room with AC',
  'feature.room.single.c': 'Single private room of the lowest class',
  'feature.room.shared': 'Shared room',
  'feature.not-covered': 'Not covered',
  'feature.critical-illness.rider': 'As a paid extra',
  'feature.critical-illness.covered': '{amount} for {illnesses, plural, one {# illness} other {# illnesses}}',
  'feature.restoration.none': 'Cover is not refilled',
  'feature.restoration.once': 'Refilled once a year for another illness',
  'feature.restoration.once-any': 'Refilled once a year',
  'feature.restoration.unlimited': 'Refilled every time',
  'feature.maternity.covered': 'Up to {amount} after {months, plural, one {# month} other {# months}}',
  'feature.pre-existing.none': 'Covered like a new illness',
  'feature.pre-existing.months': 'Covered after {months, plural, one {# month} other {# months}}',
  'feature.bonus.none': 'None',
  'feature.bonus.percent': '{percent}% a year, up to {most}%',

  'treatment.cataract': 'Cataract',
  'treatment.joint-replacement': 'Joint replacement',
  'treatment.modern-treatment': 'Modern treatments',
  'treatment.cardiac': 'Heart treatment',
  'treatment.cancer': 'Cancer treatment',
  'treatment.hernia': 'Hernia',
  'treatment.kidney-stone': 'Kidney stones',
} as const satisfies Record<`feature.${FeaturePhrase}` | `treatment.${LimitedTreatment}`, string>;
