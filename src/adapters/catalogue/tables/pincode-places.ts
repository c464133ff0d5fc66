import type { LocalText } from '#domain/local-text.ts';
import { isPincode } from '#domain/location/pincode.ts';
import type { District, Place } from '#domain/location/place.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { checkPlaceNames, type PlaceNames, placeNamesSchema } from './place-names.ts';

type Run = { readonly from: number; readonly to: number; readonly place: number };

export type PlaceDirectory = {
  /** In the alphabetical order of their English names. */
  readonly states: readonly LocalText[];
  /** A pincode that no row has takes the place of the nearest pincode in its sorting district. */
  readonly placeOf: (pincode: string) => Place | undefined;
};

const rowShape = /^(\+?)([^|+]+)\|([^|]+)\|(\d{6}(?:-\d{6})?(?: \d{6}(?:-\d{6})?)*)$/;

/** Some 19,600 pincodes, held as sorted runs in typed arrays: a tenth of a megabyte, found by halving. */
export function readPlaces(file: CatalogueFile, namesFile: CatalogueFile): PlaceDirectory {
  if (file.text === undefined) {
    file.reportWhole('is missing');
    return { states: [], placeOf: () => undefined };
  }
  const names = readJson(namesFile, placeNamesSchema);
  const { places, runs, across } = parseRows(file, file.text, names ?? { states: {}, districts: {} });
  if (names)
    checkPlaceNames(namesFile, names, {
      states: new Set(places.map(({ state }) => state.en)),
      districts: new Set(places.map(({ district }) => district.en)),
    });
  runs.sort((a, b) => a.from - b.from);
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    if (before === undefined || run.from > before.to) return;
    const reason = 'stands in two places';
    file.reportRow(undefined, 'pincodes', String(run.from), reason);
  });
  return {
    states: [...new Map(places.map(({ state }) => [state.en, state])).values()].sort((a, b) =>
      a.en < b.en ? -1 : 1,
    ),
    placeOf: finderOf(places, runs, across),
  };
}

type Rows = {
  readonly places: readonly District[];
  readonly runs: Run[];
  /** These runs hold the pincodes whose main place stands in another state. */
  readonly across: readonly Run[];
};

function parseRows(file: CatalogueFile, text: string, names: PlaceNames): Rows {
  const places: District[] = [];
  const runs: Run[] = [];
  const across: Run[] = [];
  text.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const [, also, state, district, pincodes] = rowShape.exec(line) ?? [];
    if (state === undefined || district === undefined || pincodes === undefined) {
      const reason = 'must be state|district|pincodes and runs of pincodes, with or without a plus in front';
      file.reportRow(index + 1, undefined, line.slice(0, 60), reason);
      return;
    }
    const place =
      places.push({ state: localName(names.states, state), district: localName(names.districts, district) }) -
      1;
    for (const run of pincodes.split(' ')) {
      const [from, to] = [Number(run.slice(0, 6)), Number(run.slice(-6))];
      (also === '+' ? across : runs).push({ from, to, place });
    }
  });
  return { places, runs, across };
}

/** The English name stands in for a Hindi one that is missing; `checkPlaceNames` says so. */
function localName(hindi: PlaceNames['states'], en: string): LocalText {
  return { en, hi: hindi[en] ?? en };
}

function finderOf(
  places: readonly District[],
  runs: readonly Run[],
  across: readonly Run[],
): PlaceDirectory['placeOf'] {
  const from = new Uint32Array(runs.map((run) => run.from));
  const to = new Uint32Array(runs.map((run) => run.to));
  const placeIndex = new Uint16Array(runs.map((run) => run.place));
  /**
   * A number between two runs belongs to the nearer one in its sorting district; -1 where neither is in it.
   */
  const nearest = (behind: number, expectedPincode: number) => {
    if (!isPincode(String(expectedPincode))) return -1;
    const isNear = (pincode = 0) => Math.floor(pincode / 1000) === Math.floor(expectedPincode / 1000);
    const [before, after] = [to[behind - 1], from[behind]];
    if (!isNear(before)) return isNear(after) ? behind : -1;
    return isNear(after) && (after ?? 0) - expectedPincode < expectedPincode - (before ?? 0)
      ? behind
      : behind - 1;
  };
  const acrossAt = (pincode: number) =>
    across
      .filter((run) => run.from <= pincode && pincode <= run.to)
      .flatMap((run) => places[run.place] ?? []);
  const statesAround = statesBySortingDistrict(places, [...runs, ...across]);
  const otherStatesAround = (pincode: number, own: LocalText) =>
    (statesAround.get(Math.floor(pincode / 1000)) ?? []).filter(({ state }) => state.en !== own.en);
  return (pincode) => {
    if (!/^\d{6}$/.test(pincode)) return undefined;
    const number = Number(pincode);
    let [low, high] = [0, from.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((to[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    const isListed = (from[low] ?? Number.POSITIVE_INFINITY) <= number;
    const place = places[placeIndex[isListed ? low : nearest(low, number)] ?? -1];
    if (place === undefined) return undefined;
    const alsoIn = isListed ? acrossAt(number) : otherStatesAround(number, place.state);
    return placeWith(pincode, place, isListed, alsoIn);
  };
}

/** One place of each state that has a code with these first three digits. */
function statesBySortingDistrict(
  places: readonly District[],
  runs: readonly Run[],
): ReadonlyMap<number, readonly District[]> {
  const states = new Map<number, District[]>();
  for (const { from, to, place: index } of runs) {
    const place = places[index];
    for (let first = Math.floor(from / 1000); place && first <= Math.floor(to / 1000); first += 1) {
      const districts = states.get(first) ?? [];
      if (districts.every(({ state }) => state.en !== place.state.en))
        states.set(first, [...districts, place]);
    }
  }
  return states;
}

function placeWith(
  pincode: string,
  { district, state }: District,
  isListed: boolean,
  alsoIn: readonly District[],
): Place {
  return {
    pincode,
    district,
    state,
    ...(!isListed && { isGuess: true }),
    ...(alsoIn.length > 0 && { alsoIn }),
  };
}
