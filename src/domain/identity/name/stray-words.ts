/** What is written before a name and is no part of it on a proof. Shri and Sri are names too, so they stay. */
const title = /^(?:mr|mrs|ms|miss|smt|dr|श्रीमती|श्रीमान)(?:\.\s?|\s)\s?(?=\p{L})/iu;

/** "Mr. Ram Lal" is Ram Lal; a title alone stays as it is. */
export function withoutTitle(name: string): string {
  return name.trim().replace(title, '');
}

const noName = /^(?:na|n[./ ]a\.?|nil|none|null|no|lnu|fnu|xxx?|-+|\.+)$/i;

/** What is typed where somebody has no name to give: "NA". It would be printed on the policy. */
export function isNoName(input: string): boolean {
  return noName.test(input.trim());
}
