import type { HelpTopic } from '#domain/help/topics.ts';
import type { FailureCode } from '#domain/result.ts';

/**
 * People of a quote as `aFamily` reads them, and the one thing that is wrong with them; undefined: they are taken. What may
 * be true as it stands leads to a person about the topic.
 */
export type OddQuoteFamily = readonly [
  people: string,
  failure: FailureCode | undefined,
  topic: HelpTopic | undefined,
  why: string,
];

const accepted = (people: string, why: string): OddQuoteFamily => [people, undefined, undefined, why];

export const oddQuoteFamilies: readonly OddQuoteFamily[] = [
  accepted('You 18y', 'of age today'),
  accepted('You 100y', 'as old as a quote takes'),
  accepted('You 34y, Spouse 18y', 'a spouse of eighteen'),
  accepted('You 62y, Spouse 24y', 'a spouse thirty-eight years younger'),
  accepted('You 30y, Son-0 3m, Son-1 3m, Son-2 3m', 'triplets'),
  accepted('You 30y, Daughter-0 6y, Daughter-1 6y', 'twins'),
  accepted('You 40y, Son-0 9y, Son-1 7y, Son-2 5y, Son-3 3y, Daughter-0 8y, Daughter-1 6y', 'six children'),
  accepted('You 40y, Son-0 22y', 'a parent at eighteen'),
  accepted('You 60y, Son-0 30y', 'a son as old as a son may be'),
  accepted('You 58y, Daughter-0 11m', 'a daughter adopted late'),
  accepted('You 18y, Father 36y', 'a father at eighteen'),
  accepted('You 34y, Father 99y', 'a father of ninety-nine'),
  accepted('You 34y, Mother 52y, Father 91y', 'parents far apart'),
  accepted('You 34y, Mother 60y', 'one parent alone'),
  accepted('You 34y, Father-in-law 60y, Mother-in-law 58y', 'parents-in-law of a widow'),
  accepted('Father 61y, Mother 58y', 'parents alone'),
  accepted('Mother 100y', 'a mother of a hundred'),
  accepted('You 30y, Grand-Father 82y, Grand-Mother 78y', 'grandparents'),
  accepted('You 30y, Brother 18y', 'a brother of age'),
  accepted('You 30y, Sister 72y', 'a half-sister who is older'),
  accepted('You 30y, Grand-Mother 54y', 'a grandmother at twenty-four'),
  accepted('You 45y, Son-in-law 36y', 'a son-in-law nine years younger'),
  accepted('You 48y, Daughter-in-law 38y', 'a daughter-in-law ten years younger'),
  accepted('You 30y, Son-in-law 80y', 'a son-in-law who is older'),
  accepted('You 60y, Son-in-law 35y, Daughter-in-law 33y', 'children-in-law'),
  accepted('Spouse 34y, Son-0 4y', 'a child with the other parent'),
  ['Son-0 8y', 'NOBODY_LEFT', 'family', 'an orphan, whose guardian asks'],
  ['Son-0 8y, Daughter-0 6y', 'NOBODY_LEFT', 'family', 'grandchildren alone'],
  ['You 17y', 'ADULT_AGE_TOO_LOW', 'age', 'a year too young'],
  ['You 34y, Spouse 17y', 'ADULT_AGE_TOO_LOW', 'age', 'a spouse who is a minor'],
  ['You 34y, Spouse 7y', 'ADULT_AGE_TOO_LOW', 'age', 'a husband of seven'],
  ['You 30y, Brother 12y', 'ADULT_AGE_TOO_LOW', 'age', 'a brother whom his sister brings up'],
  ['You 101y', 'ADULT_AGE_TOO_HIGH', 'age', 'older than a quote takes'],
  ['You 34y, Grand-Mother 104y', 'ADULT_AGE_TOO_HIGH', 'age', 'a grandmother of a hundred and four'],
  ['You 60y, Daughter-0 31y', 'CHILD_AGE_TOO_HIGH', 'age', 'a grown daughter who depends on her parents'],
  ['You 34y, Son-0 2m', 'NEWBORN_TOO_YOUNG', undefined, 'a baby of two months, who can wait'],
  ['You 34y, Son-0 17y', 'KID_AGE_GAP', 'relation', 'a step-son'],
  ['You 24y, Daughter-0 12y', 'KID_AGE_GAP', 'relation', 'an adopted daughter of a young mother'],
  ['You 34y, Son-0 40y', 'CHILD_AGE_TOO_HIGH', 'age', 'a son older than his mother'],
  ['You 34y, Father 45y', 'PARENT_AGE_GAP', 'relation', 'a step-father eleven years older'],
  ['You 34y, Mother 30y', 'PARENT_AGE_GAP', 'relation', 'a mother younger than her child'],
  ['You 30y, Grand-Mother 31y', 'GRANDPARENT_AGE_GAP', 'relation', 'a grandmother of one'],
  ['You 30y, Grand-Father 53y', 'GRANDPARENT_AGE_GAP', 'relation', 'a step-grandfather'],
  [
    'You 34y, Spouse 34y, Mother-in-law 50y',
    'IN_LAW_AGE_GAP',
    'relation',
    'a mother-in-law too young for both',
  ],
  ['You 30y, Spouse 45y, Father-in-law 60y', 'SPOUSE_PARENT_AGE_GAP', 'relation', 'a father at fifteen'],
];
