/** Names the heading of a plan's card on the page of a list. */
export const cardId = (slabId: string): string => `${before}${slabId}`;

const before = 'plan-';

/** The plan whose card it is; undefined for any other element. */
export function slabIdOf(id: string): string | undefined {
  return id.startsWith(before) ? id.slice(before.length) : undefined;
}
