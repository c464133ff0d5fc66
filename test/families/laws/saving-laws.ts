import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Member } from '#domain/person/member.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import type { Result } from '#domain/result.ts';
import type { SavedQuote } from '#usecases/quoting/save-quote.ts';
import type { LawBook } from '../law-book.ts';

// The rules of decisions section 5 in other words than the domain's, so that a slip in one shows beside the other.

const couple = ['You', 'Spouse', 'Husband', 'Wife'];
const children = ['Son', 'Daughter'];
const own = ['Father', 'Mother'];
const grandparents = ['Grand-Father', 'Grand-Mother'];
const inLaws = ['Father-in-law', 'Mother-in-law'];
const is = (names: readonly string[]) => (member: Member) => names.includes(member.relation);
export const yearsOf = ({ age }: Member) =>
  age === undefined ? Number.NaN : age.unit === 'years' ? age.count : 0;
const choices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40].map((lakhs) => lakhs * 100_000);

/** Names of the fields that have to be refused; none: the quote is saved. */
function wrongFields(request: QuoteRequest, catalogue: Catalogue): ReadonlySet<string> {
  const { members, pincode, parentsPincode, sumInsured, maxSumInsured } = request;
  const insured = members.filter((member) => member.insured);
  const hasCouple = insured.some(is(couple));
  const hasParents = insured.some(is([...own, ...inLaws]));
  const ids = new Set<number>(catalogue.conditions.map(({ id }) => id));
  const isReal = (text: string) => /^\d{6}$/.test(text) && catalogue.placeOf(text) !== undefined;
  const tests: readonly (readonly [string, boolean])[] = [
    ['members', insured.length === 0],
    ['members', insured.length > 0 && !hasCouple && insured.every(is(children))],
    ['members', insured.length > 0 && children.some((one) => members.filter(is([one])).length > 4)],
    ['pincode', !isReal(pincode)],
    ['parentsPincode', hasParents && parentsPincode !== undefined && !isReal(parentsPincode)],
    ['sumInsured', !choices.includes(sumInsured)],
    [
      'maxSumInsured',
      maxSumInsured !== undefined && !(choices.includes(maxSumInsured) && maxSumInsured >= sumInsured),
    ],
  ];
  const wrong = tests.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
  const partners = members.filter(is(['Spouse', 'Husband', 'Wife']));
  const twice = insured.length > 0 ? partners.slice(1).map(({ key }) => `members.${key}`) : [];
  const aged = insured
    .filter((member) => !isAgeRight(member, insured))
    .map(({ key }) => `members.${key}.age`);
  const ill = members
    .filter(({ conditions }) => conditions.some((id) => !ids.has(id)))
    .map(({ key }) => `members.${key}.conditions`);
  return new Set([...wrong, ...twice, ...aged, ...ill]);
}

function isAgeRight(member: Member, insured: readonly Member[]): boolean {
  const years = yearsOf(member);
  if (Number.isNaN(years)) return false;
  const isKid = is(children)(member);
  if (years < (isKid ? 0 : 18) || years > (isKid ? 30 : 100)) return false;
  if (member.age?.unit === 'months' && member.age.count < 3) return false;
  const pair = insured.filter(is(couple)).map(yearsOf);
  if (isKid) return pair.every((elder) => Number.isNaN(elder) || years <= elder - 18);
  const you = insured.find(is(['You']));
  if (you && is(grandparents)(member)) return !(years < yearsOf(you) + 24);
  if (!is([...own, ...inLaws])(member)) return true;
  return pair.every((younger) => Number.isNaN(younger) || years >= younger + 18);
}

export function savingLaws(
  book: LawBook,
  request: QuoteRequest,
  catalogue: Catalogue,
  saved: Result<SavedQuote>,
): void {
  const wrong = wrongFields(request, catalogue);
  book.holds('a quote is saved when the rules accept it, and only then', saved.ok === (wrong.size === 0), [
    ...wrong,
  ]);
  if (!saved.ok) {
    const failures = saved.failure.fields ?? [];
    const fields = new Set(failures.map(({ field }) => field));
    book.holds('each refusal names its fields', sameSet(fields, wrong), [[...fields], [...wrong]]);
    book.holds(
      'each refused field has a code',
      failures.every(({ code }) => code.length > 0),
    );
    return;
  }
  const { quote, dropped, next } = saved.value;
  const blocking = new Set<number>(catalogue.conditions.filter(({ blocks }) => blocks).map(({ id }) => id));
  const insured = request.members.filter((member) => member.insured);
  const isIll = (member: Member) => member.conditions.some((id) => blocking.has(id));
  const hasCouple = insured.some((member) => is(couple)(member) && !isIll(member));
  const isAlone = (member: Member) => is(children)(member) && !isIll(member) && !hasCouple;
  const leaves = (member: Member) => isIll(member) || isAlone(member);
  const keysOf = (members: readonly Member[]) => members.map(({ key }) => key).join();
  book.holds(
    'who has a blocking condition leaves by name, then each child alone, and nobody else',
    keysOf(dropped.map(({ member }) => member)) ===
      keysOf([...insured.filter(isIll), ...insured.filter(isAlone)]),
  );
  book.holds(
    'all others stay',
    keysOf(quote.request.members) === keysOf(insured.filter((one) => !leaves(one))),
  );
  const { productType, deductible } = quote.request;
  book.holds(
    'a deductible belongs to a super top-up alone',
    (productType === 'super-top-up') === (deductible !== undefined),
  );
  book.holds(
    'a deductible is never above the cover held',
    (deductible ?? 0) <= (request.existingSumInsured ?? 0) || deductible === undefined,
  );
  book.holds(
    'nobody left leads offline',
    (next.kind === 'offline') === (idsAndPeople(quote.request.members).length === 0),
  );
}

/** The blocks that apply, in order; own parents and in-laws are two. */
export function idsAndPeople(members: readonly Member[]): readonly (readonly [BlockId, string])[] {
  const hasCouple = members.some(is(couple));
  const covered = members.filter((member) => hasCouple || !is(children)(member));
  const home = covered.filter(is([...couple, ...children]));
  const sides = (
    [
      ['parents', covered.filter(is(own))],
      ['parents-in-law', covered.filter(is(inLaws))],
    ] as const
  ).filter(([, side]) => side.length > 0);
  const sharing = covered.filter(is([...couple, ...children, ...own, ...inLaws]));
  const keysOf = (some: readonly Member[]) =>
    some
      .map(({ key }) => key)
      .sort()
      .join();
  if (covered.length === 0) return [];
  const shared: readonly (readonly [BlockId, string])[] =
    sharing.length < 2
      ? []
      : [
          ...(home.length > 0 ? [['family', keysOf(home)] as const] : []),
          ...sides.map(([id, side]) => [id, keysOf(side)] as const),
          ...(home.length > 0 && sides.length > 0 ? [['combined', keysOf(sharing)] as const] : []),
        ];
  return [...shared, ['individual', keysOf(covered)]];
}

function sameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((one) => right.has(one));
}
