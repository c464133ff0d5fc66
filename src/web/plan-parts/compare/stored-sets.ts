import { type ComparedList, type ComparedPlan, type CompareSet, mostCompared } from './compare-set.ts';

/** What was chosen in each list, the last touched first. */
export type StoredSets = readonly { readonly list: string; readonly plans: CompareSet }[];

/** Lists of one visit that are remembered. */
const mostLists = 8;

const keyOf = ({ quoteId, block }: ComparedList) => `${quoteId}/${block}`;

const none: CompareSet = [];

export function setOf(sets: StoredSets, list: ComparedList): CompareSet {
  return sets.find((one) => one.list === keyOf(list))?.plans ?? none;
}

export function withSet(sets: StoredSets, list: ComparedList, plans: CompareSet): StoredSets {
  const others = sets.filter((one) => one.list !== keyOf(list));
  const all = plans.length === 0 ? others : [{ list: keyOf(list), plans }, ...others];
  return all.slice(0, mostLists);
}

function isPlan(value: unknown): value is ComparedPlan {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'slabId' in value &&
    typeof value.slabId === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    (!('riders' in value) || isList(value.riders))
  );
}

const isList = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string');

function readSet(value: unknown): StoredSets {
  if (typeof value !== 'object' || value === null || !('list' in value) || !('plans' in value)) return [];
  const { list, plans } = value;
  if (typeof list !== 'string' || !Array.isArray(plans)) return [];
  const read = plans
    .filter(isPlan)
    .map(({ slabId, riders, title }) => ({ slabId, title, ...(riders && { riders }) }));
  return read.length === 0 ? [] : [{ list, plans: read.slice(0, mostCompared) }];
}

/** What cannot be read was never chosen. */
export function parseSets(stored: string): StoredSets {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.flatMap(readSet).slice(0, mostLists) : [];
  } catch {
    return [];
  }
}
