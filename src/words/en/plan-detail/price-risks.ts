/** What can still change a price. */
export const messages = {
  'detail.change': 'What can still change this price',
  'detail.change.more': '{amount} more',
  'detail.change.less': '{amount} less',
  'detail.change.none': 'no price is known',
  'detail.change.birth': '{name}, if {age} when cover starts: {change}.',
  'detail.change.medical-cover': 'For cover of {cover} or more the insurer decides after a medical check.',
  'detail.change.medical-age': '{name}: from age {age} the insurer decides after a medical check.',
  'detail.change.condition.accepted': '{thing}: most insurers add nothing to the price.',
  'detail.change.condition.loaded': '{thing}: most insurers add to the price.',
  'detail.change.condition.medical': '{thing}: the insurer decides after seeing a medical report.',
  'detail.change.condition.declined': '{thing}: most insurers do not cover it.',
  'detail.change.riders':
    '{count, plural, one {1 rider you can add} other {# riders you can add}}, each at its own price.',
  'detail.change.term':
    '{years} years paid at once: you save {amount}, and the price stays the same until they are over.',
  'detail.change.locked': 'Paid for {years} years: the price stays the same until they are over.',
  'detail.change.zone': 'Your parents, if they live in zone {zone}: {change}.',
  'detail.change.tax': 'GST of {percent}% from {date}: {change}.',
  'detail.change.live': 'The insurer has not given its price yet.',
  'detail.change.kept': 'Otherwise this price holds for {days} days.',
} as const;
