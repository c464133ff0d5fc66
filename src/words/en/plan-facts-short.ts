/** The facts of a plan that a list says too. */
export const messages = {
  'plan.room.none': 'No limit',
  'plan.room.none.note': 'any room',
  'plan.room.single.a': 'Any single room',
  'plan.room.single.a.note': 'deluxe too',
  'plan.room.single.c': 'Cheapest single room',
  'plan.room.shared': 'Shared room',
  'plan.copay.none': 'None',
  'plan.copay.none.note': 'on any claim',
  'plan.copay.none.from': '{percent}% if you join at {age} or older',
  'plan.copay.some': '{percent}%',
  'plan.copay.some.from':
    'you pay ₹{percent} of every ₹100 from the first day: one of the insured is {age} or older',
  'plan.copay.some.note': 'you pay ₹{percent} of every ₹100',
  'plan.wait.none': 'No wait',
  'plan.wait.none.note': 'covered like a new illness',
  'plan.item.copay': 'Co-pay',
} as const;
