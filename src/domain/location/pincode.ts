import { parsePincode } from './parse-pincode.ts';
import { sortingDistricts } from './sorting-districts.ts';

/**
 * The rule of specification section 5: the whole number falls within the embedded list of allowed ranges, which are the
 * sorting districts. A post office opened after the list was made lies in one of them, so nobody is refused for it: its
 * place is that of its neighbours, and that is said (`Place.isGuess`).
 */
export function isPincode(text: string): boolean {
  const pincode = parsePincode(text);
  if (pincode === undefined || pincode % 1000 === 0) return false;
  pincodes ??= decoded(sortingDistricts);
  return pincodes.has(Math.floor(pincode / 1000));
}

let pincodes: ReadonlySet<number> | undefined;

/** "110 121-127" as the numbers that it stands for. */
function decoded(runs: string): ReadonlySet<number> {
  return new Set(
    runs
      .trim()
      .split(/\s+/)
      .flatMap((run) => {
        const [from = 0, to = from] = run.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_, step) => from + step);
      }),
  );
}
