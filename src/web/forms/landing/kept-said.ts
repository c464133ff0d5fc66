import { parseDraft, parseHealth } from '#web/browser/storage/draft-shape.ts';
import type { Said } from './said.ts';

/** As the server keeps it; what cannot be read is nothing. */
export function readSaid(text: string): Said | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('health' in kept))
      return undefined;
    return {
      draft: parseDraft(JSON.stringify(kept.draft)),
      health: parseHealth(JSON.stringify(kept.health)),
    };
  } catch {
    return undefined;
  }
}

/** What was said by plain forms, over what the browser had kept: the later answer counts, an unasked one takes nothing away. */
export function saidOver({ draft, health }: Said, kept: Said): Said {
  return {
    draft: {
      ...draft,
      members: { ...kept.draft.members, ...draft.members },
      genderOfYou: draft.genderOfYou ?? kept.draft.genderOfYou,
      genderOfSpouse: draft.genderOfSpouse ?? kept.draft.genderOfSpouse,
      pincode: draft.pincode || kept.draft.pincode,
      parentsLive: draft.parentsLive ?? kept.draft.parentsLive,
      parentsPincode: draft.parentsPincode || kept.draft.parentsPincode,
      existing: draft.existing ?? kept.draft.existing,
      existingSumInsured: draft.existingSumInsured ?? kept.draft.existingSumInsured,
      quote: draft.quote ?? kept.draft.quote,
    },
    health: health.anyone === undefined ? kept.health : health,
  };
}
