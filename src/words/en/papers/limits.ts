/** Rooms, shares, limits and waits. */
export const messages = {
  'papers.room': 'Room and intensive care',
  'papers.room.no-limit': 'Room: any, at any rent.',
  'papers.room.single.a': 'Room: any single private room.',
  'papers.room.single.b': 'Room: a single private room with air conditioning.',
  'papers.room.single.c': 'Room: a single private room of the lowest class.',
  'papers.room.shared': 'Room: a room shared with others.',
  'papers.room.capped':
    'Room: {limit, select, percent {{percent}% of the cover} both {{percent}% of the cover, at most {max}} amount {{max}} other {the cover}} a day{rupees, select, none {} other { ({rupees})}}.',
  'papers.icu.no-limit': 'Intensive care: no limit.',
  'papers.icu.capped':
    'Intensive care: {limit, select, percent {{percent}% of the cover} both {{percent}% of the cover, at most {max}} amount {{max}} other {the cover}} a day{rupees, select, none {} other { ({rupees})}}.',
  'papers.dearer': 'If you take a costlier room',
  'papers.dearer.no-limit': 'Take any room: there is no limit.',
  'papers.dearer.none': 'You pay the difference in rent, and nothing more.',
  'papers.dearer.fees':
    'Rent, nursing, doctors and theatre are paid only in the proportion of your limit to the rent. Tests, medicines and implants are not cut.',
  'papers.copay': 'Your share of each bill (co-pay)',
  'papers.copay.none': 'None. You pay no share of a bill.',
  'papers.copay.always': 'You pay {percent}% of every bill.',
  'papers.copay.from':
    'You pay {percent}% of every bill if you join at {years} or older. If you join younger, you pay none.',
  'papers.deductible': 'What you pay first (deductible)',
  'papers.deductible.range':
    'You, or another policy, pay the first part of the bills of a year: {amounts}, as you choose. All bills of the year count together.',
  'papers.treatments': 'Limits on treatments',
  'papers.treatments.none': 'No treatment has a limit of its own.',
  'papers.treatment.limited':
    '{treatment}: up to {limit, select, percent {{percent}% of the cover} both {{percent}% of the cover, at most {max}} amount {{max}} other {the cover}}, {each, select, eye {each eye} joint {each joint} other {each stay}}.',
  'papers.treatment.free': '{treatment}: no limit of its own.',
  'papers.waits': 'Waiting periods',
  'papers.waits.accident': 'Accidents: covered from the first day.',
  'papers.waits.new':
    'New illness: {days, plural, =0 {covered from the first day} one {covered after # day} other {covered after # days}}.',
  'papers.waits.listed':
    'Listed operations and illnesses, such as cataract, hernia and stones: {months, plural, =0 {covered from the first day} one {covered after # month} other {covered after # months}}.',
  'papers.waits.joint':
    'Replacing a joint, unless after an accident: {months, plural, =0 {covered from the first day} one {covered after # month} other {covered after # months}}.',
  'papers.waits.old':
    'Illness you had before the policy began: {months, plural, =0 {covered like a new illness} one {covered after # month} other {covered after # months}}.',
  'papers.never':
    'Never covered, however long the policy lasts, for whoever had it before the policy began: {illnesses}.',
  'papers.waits.served': 'Waits that you served with another insurer count when you move without a break.',
} as const;
