/** They tell people whom insurers turn away who must insure them, which public cover there is, and how else to ask. */
export const messages = {
  'rights.title': 'Who must insure by law, and what else there is',
  'rights.of': '{name}: who must insure by law, and what else there is',
  'rights.hiv':
    'Since {since}, every health insurer must sell a plan for people with HIV and may refuse nobody over it. It sets the price. Ask any insurer for this plan. (HIV and AIDS Act 2017, section 3; circular of the regulator IRDAI.)',
  'rights.disability':
    'Since {since}, every health insurer must sell a plan for people with a disability and may refuse nobody over it. It sets the price. Ask any insurer for this plan. (Rights of Persons with Disabilities Act 2016, section 3; circular of the regulator IRDAI.)',
  'rights.mental-illness':
    'Since {since}, every health insurer must sell a plan for people with a mental illness and may refuse nobody over it. Any plan must pay for its treatment as for an illness of the body. (Mental Healthcare Act 2017, section 21; circular of the regulator IRDAI.)',
  'rights.every-illness':
    'Since {since}, insurers must have plans for people with every kind of illness (master circular of the regulator IRDAI). One insurer can still say no to one person; it must give the reason in writing. Ask several, and ask for a plan made for this illness.',
  'rights.every-age':
    'Since {since}, insurers must have plans for every age (master circular of the regulator IRDAI). One insurer can still say no to one person; it must give the reason in writing. Ask several.',
  'rights.niramaya':
    'Niramaya, a public scheme of the National Trust, pays up to {cover} a year for people with autism, cerebral palsy, intellectual or multiple disabilities. It asks for no medical check.',
  'rights.senior':
    'From the age of {age}, public cover is free: the Ayushman Vay Vandana card (PM-JAY), since {since}. Up to {cover} a year for all the family’s people of this age together, an illness you already have from the first day, at hospitals of the scheme, in States that take part.',
  'rights.state':
    'PM-JAY also covers households on its list, whatever their illness, and many States have a scheme of their own. The helpline is 14555.',
  'rights.nobody.age': '{name}: no insurer here takes a new person of this age.',
  'rights.nobody.relation': '{name}: no plan here is sold for this relation.',
  'rights.nobody.condition': '{name}: no insurer here takes somebody with this illness.',
  'rights.paper':
    '{name}: no plan here can be bought online. The insurers that take this person want the application on paper.',
  'rights.online': '{name}: a law of its own protects people with this condition.',
  'rights.way':
    '{count, plural, one {Let your {proposer} propose.} other {Let your {proposer} propose, for {names}.}}',
  'rights.way.lower': 'Then there are plans from {from} a year, not from {now}.',
  'rights.way.first': 'Then there are plans from {from} a year.',
  'rights.way.why':
    'The one who proposes signs the form and holds the policy. Insurers then see people who insure themselves, and nearly all sell to these.',
  'rights.way.see': 'See these plans',
} as const;
