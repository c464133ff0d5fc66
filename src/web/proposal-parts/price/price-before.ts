/** The total a save of this tab replaced, by proposal. In memory only: the ledger keeps the whole history. */
const before = new Map<string, number>();

export function notePriceBefore(proposalID: string, total: number): void {
  before.set(proposalID, total);
}

export function priceBefore(proposalID: string): number | undefined {
  return before.get(proposalID);
}

/** The change was seen. */
export function forgetPriceBefore(proposalID: string): void {
  before.delete(proposalID);
}
