import type { CallResult } from '#contract/call/shapes.ts';
import { endingOf } from '#web/browser/network/ending.ts';
import type { SentAnswers } from '#web/forms/form-values.ts';

export type SaveResult = CallResult<'saveProposer'>;

/** Sends one save: `version` is the one the page knows. */
export type SendSave = (save: {
  readonly answers: SentAnswers;
  readonly version: string;
  readonly autosave: boolean;
}) => Promise<SaveResult>;

export type Saver = {
  readonly save: (answers: SentAnswers, autosave: boolean) => Promise<SaveResult>;
};

/**
 * What this tab knows of one application: the version that its last save made, that save, and one that got no answer of
 * ours: it may have arrived or not.
 */
type Line = { version: number; last: Promise<unknown>; open: (() => Promise<SaveResult>) | undefined };

/**
 * The lines belong to the tab, not to a page: what a page saves while it is left must not make the next
 * page's save a stale one.
 */
const lines = new Map<string, Line>();

/**
 * One save after the other for each application, whichever page sends it, each against the version that the one before
 * it made. `readVersion` is the one this page was drawn with.
 */
export function createSaver(proposalId: string, readVersion: number, send: SendSave): Saver {
  return {
    save(answers, autosave) {
      // Made with the first save, which no server sends: a map there would grow with every application.
      const line = lines.get(proposalId) ?? firstLine(readVersion);
      lines.set(proposalId, line);
      const next = line.last.then(async () => {
        line.version = Math.max(line.version, readVersion);
        const before = line.open && (await line.open());
        if (before && isOpen(before)) return before;
        const version = String(line.version);
        const result = await sendIn(line, () => send({ answers, version, autosave }));
        return withPriceChange(result, before);
      });
      line.last = next.catch(() => undefined);
      return next;
    },
  };
}

const firstLine = (version: number): Line => ({ version, last: Promise.resolve(), open: undefined });

const isOpen = (result: SaveResult) => endingOf(result) !== 'answered';

/**
 * A save whose answer was lost is sent again, the very same, before anything newer: the server answers a repeat as it did
 * the first time, and the newer save is then not one against an old version.
 */
async function sendIn(line: Line, send: () => Promise<SaveResult>): Promise<SaveResult> {
  const result = await send();
  line.open = isOpen(result) ? () => sendIn(line, send) : undefined;
  if (result.ok && result.value.success) line.version = Math.max(line.version, result.value.version);
  return result;
}

/** A price that the lost answer would have told of is told with the next. */
function withPriceChange(result: SaveResult, before: SaveResult | undefined): SaveResult {
  const isChanged = before?.ok && before.value.success && before.value.price_changed;
  if (!isChanged || !result.ok || !result.value.success) return result;
  return { ...result, value: { ...result.value, price_changed: true } };
}
