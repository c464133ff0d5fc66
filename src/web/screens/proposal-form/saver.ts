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

/** What this tab knows of one application: the version that its last save made, and that save. */
type Line = { version: number; last: Promise<unknown> };

/** Of the tab, not of a page: what a page saves while it is left must not make the next page's save a stale one. */
const lines = new Map<string, Line>();

/**
 * One save after the other for each application, whichever page sends it, each against the version that the one before
 * it made. `readVersion` is the one this page was drawn with.
 */
export function createSaver(proposalId: string, readVersion: number, send: SendSave): Saver {
  return {
    save(answers, autosave) {
      // Made with the first save, which no server sends: a map there would grow with every application.
      const line = lines.get(proposalId) ?? { version: readVersion, last: Promise.resolve() };
      lines.set(proposalId, line);
      const next = line.last.then(async () => {
        line.version = Math.max(line.version, readVersion);
        const result = await send({ answers, version: String(line.version), autosave });
        if (result.ok && result.value.success) line.version = result.value.version;
        return result;
      });
      line.last = next.catch(() => undefined);
      return next;
    },
  };
}
