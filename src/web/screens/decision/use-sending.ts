import { useText } from '#web/browser/text.tsx';
import { confirmByToast } from '#web/frame/notices/toasts.tsx';

export type Sending = { readonly send: () => void; readonly copy: () => void };

/** The sheet of the phone where there is one, else the text is copied. */
export function useSending(title: string, lines: readonly string[]): Sending {
  const t = useText();
  const address = lines.at(-1) ?? '';
  const copied = async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    confirmByToast(t(done ? 'decision.copied' : 'decision.copy.failed'));
  };
  const send = async () => {
    if (typeof navigator.share !== 'function') return copied(lines.join('\n'));
    const refused = await navigator.share({ title, text: lines.slice(0, -1).join('\n'), url: address }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Whoever closes the sheet wants nothing copied.
    const isClosed = refused instanceof DOMException && refused.name === 'AbortError';
    if (refused !== undefined && !isClosed) await copied(lines.join('\n'));
  };
  return { send: () => void send(), copy: () => void copied(address) };
}
