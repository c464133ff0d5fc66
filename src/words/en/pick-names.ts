/** What the picks of a list are called, wherever they stand. */
export const messages = {
  'list.name.cheapest':
    'Cheapest sound plan{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}}',
  'list.name.best':
    'Recommended: best over ten years{scope, select, demanded { with what you asked for} eligible { of those that we could recommend} other {}}',
  'list.name.near':
    'Recommended: one of the best over ten years{scope, select, demanded { with what you asked for} eligible { of those that we could recommend} other {}}',
  'list.name.lowest':
    'Recommended: the cheapest{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}}',
  'list.name.strongest':
    'Strongest sound plan in a bad year{scope, select, demanded { with what you asked for} eligible { of those that we could recommend} other {}}',
} as const;
