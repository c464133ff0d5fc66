import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import type { TableRow } from '#web/ui/table.tsx';
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

/** Makes the rows of a table whose first cell names its source. */
export function sourcedRow(
  method: MethodProps['method'],
  text: string,
  value: ReactNode,
  source: string,
): TableRow {
  return { id: text, cells: [<Sourced key={text} method={method} text={text} source={source} />, value] };
}
