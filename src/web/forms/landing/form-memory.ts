import { type Draft, emptyDraft, emptyHealth, type Health } from '#web/browser/storage/draft-shape.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

/** Everything that was said on the way to a quote: what the device may keep, and what its tab alone may. */
export type FormMemory = { readonly draft: Draft; readonly health: Health };

export const emptyFormMemory: FormMemory = { draft: emptyDraft, health: emptyHealth };

/** What a form that works without scripts needs of the server that draws it. */
export type PlainForm = {
  /** It is echoed with the post. */
  readonly token: string;
  /** What its visitor said by such forms so far; absent: nothing, or a browser with scripts has it by now. */
  readonly said?: FormMemory | undefined;
  /** What is to correct of the post that this page answers. */
  readonly found?: readonly FieldError[] | undefined;
};
