/** What was tried, how it stands, and in one sentence why, with the repair where one is needed. */
export type Finding = {
  readonly about: string;
  /** `bad`: nobody can be served or paid this way. `warning`: fine for a try-out, not for real buyers, or soon not. */
  readonly state: 'good' | 'warning' | 'bad';
  readonly says: string;
};

/** Each try names itself, so that one that hangs or breaks has a name. */
export type Check = { readonly about: string; readonly look: () => Promise<readonly FindingText[]> };
export type FindingText = Omit<Finding, 'about'>;

export const good = (says: string): FindingText => ({ state: 'good', says });
export const warning = (says: string): FindingText => ({ state: 'warning', says });
export const bad = (says: string): FindingText => ({ state: 'bad', says });

/** Milliseconds: longer than any answer that a buyer would wait for. */
const longest = 20_000;

/** All at once; what does not end in time is bad, and so is what breaks. */
export async function findings(checks: readonly Check[], within = longest): Promise<readonly Finding[]> {
  const looked = await Promise.all(
    checks.map(async ({ about, look }) => {
      const texts = await Promise.race([look().catch(broken), tooLate(within)]);
      return texts.map((each) => ({ about, ...each }));
    }),
  );
  return looked.flat();
}

function broken(error: unknown): readonly FindingText[] {
  return [bad(error instanceof Error ? error.message : 'It could not be tried.')];
}

function tooLate(within: number): Promise<readonly FindingText[]> {
  return new Promise((resolve) => {
    const late = bad(
      `No word within ${Math.round(within / 1000)} seconds: a firewall may swallow what is asked.`,
    );
    setTimeout(() => resolve([late]), within).unref();
  });
}
