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
      ...memory.draft,
      ...Object.fromEntries(
        Object.entries(draft).filter(([, answer]) => answer !== undefined && answer !== ''),
      ),
      members: { ...memory.draft.members, ...draft.members },
      standard: draft.standard,
    },
    health: health.anyone === undefined ? memory.health : { ...memory.health, ...health },
  };
}
