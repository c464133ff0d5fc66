/** Questions whose true answer a page may not take. Whoever is led to a person from one is called about it. */
export const helpTopics = [
  'gender',
  'abroad',
  'family',
  'age',
  'relation',
  'body',
  'place',
  'name',
  'contact',
  'bank',
  'illness',
  'porting',
  'identity',
  'form',
  'plan',
  'opening',
  'payment',
  'decision',
] as const;

export type HelpTopic = (typeof helpTopics)[number];
