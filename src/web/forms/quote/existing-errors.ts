import type { Draft } from '#web/browser/storage/draft-shape.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';

export const existingFields = { held: 'held', cover: 'existing-cover' } as const;

/** Whether a policy is held, and then how much it covers. */
export function existingErrors(draft: Draft, t: Translate): readonly FieldError[] {
  if (draft.existing === undefined) {
    return [{ field: existingFields.held, message: t('existing.held.missing') }];
  }
  const lacksCover = draft.existing === 'yes' && draft.existingSumInsured === undefined;
  return lacksCover ? [{ field: existingFields.cover, message: t('existing.cover.missing') }] : [];
}
