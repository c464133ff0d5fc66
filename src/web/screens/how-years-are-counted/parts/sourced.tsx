import { useText } from '#web/browser/text.tsx';
import { type MethodProps, sourceText } from '../method.ts';

type SourcedProps = MethodProps & { readonly text: string; readonly source: string };

/** What a row is of, with its source below. */
export function Sourced({ method, text, source }: SourcedProps) {
  const t = useText();
  return (
    <>
      <span>{text}</span>
      <small>{sourceText(t, method, source)}</small>
    </>
  );
}
