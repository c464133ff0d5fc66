/** Gives numbers from 0 to below 1, the same ones for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(chance: () => number, choices: readonly T[]): T {
  const choice = choices[Math.floor(chance() * choices.length)];
  if (choice === undefined) throw new Error('Nothing to choose from');
  return choice;
}

export function aWord(chance: () => number): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(chance() * 26))).join('');
}
