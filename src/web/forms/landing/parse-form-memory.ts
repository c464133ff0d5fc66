import { parseDraft, parseHealth } from '#web/browser/storage/draft-shape.ts';
import type { FormMemory } from './form-memory.ts';

/** As the server keeps it; what cannot be read is nothing. */
export function parseFormMemory(text: string): FormMemory | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('draft' in json) || !('health' in json))
      return undefined;
    return {
      draft: parseDraft(JSON.stringify(json.draft)),
      health: parseHealth(JSON.stringify(json.health)),
    };
  } catch {
    return undefined;
  }
}

/** What was said by plain forms, over what the browser had kept: the later answer counts, an unasked one takes nothing away. */
export function mergeFormMemory({ draft, health }: FormMemory, memory: FormMemory): FormMemory {
  return {
    draft: {
      ...draft,
      members: { ...memory.draft.members, ...draft.members },
      genderOfYou: draft.genderOfYou ?? memory.draft.genderOfYou,
      genderOfSpouse: draft.genderOfSpouse ?? memory.draft.genderOfSpouse,
      pincode: draft.pincode || memory.draft.pincode,
      parentsLive: draft.parentsLive ?? memory.draft.parentsLive,
      parentsPincode: draft.parentsPincode || memory.draft.parentsPincode,
      existing: draft.existing ?? memory.draft.existing,
      existingSumInsured: draft.existingSumInsured ?? memory.draft.existingSumInsured,
      bearable: draft.bearable ?? memory.draft.bearable,
      quote: draft.quote ?? memory.draft.quote,
    },
    health: health.anyone === undefined ? memory.health : { ...memory.health, ...health },
  };
}
