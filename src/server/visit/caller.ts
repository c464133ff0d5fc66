/** Who is counted. */
export type Caller = {
  /** Undefined means a stranger. */
  readonly visit: string | undefined;
  /** The visit is one too many of its address, and has nothing of its own (117). */
  readonly isCrowded: boolean;
  /** The visit did not begin just now. */
  readonly isKnown: boolean;
  readonly address: string;
};

export type BegunVisits = {
  /** Takes the place of one more visit. False: the address has begun its share of this hour. */
  readonly takePlace: (address: string) => boolean;
};
