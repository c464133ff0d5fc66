import type { CallResult } from '#contract/shapes.ts';

export type FormAnswers = Record<string, string | boolean | string[]>;
export type SaveResult = CallResult<'saveProposer'>;

/** Sends one save: `version` is the one the page knows. */
export type SendSave = (save: {
  readonly answers: FormAnswers;
  readonly version: string;
  readonly autosave: boolean;
}) => Promise<SaveResult>;

export type Saver = {
  readonly save: (answers: FormAnswers, autosave: boolean) => Promise<SaveResult>;
};

/** One save after the other, each against the version that the one before it made. */
export function createSaver(firstVersion: number, send: SendSave): Saver {
  let version = firstVersion;
  let last: Promise<unknown> = Promise.resolve();
  return {
    save(answers, autosave) {
      const next = last.then(async () => {
        const result = await send({ answers, version: String(version), autosave });
        if (result.ok && result.value.success) version = result.value.version;
        return result;
      });
      last = next;
      return next;
    },
  };
}
